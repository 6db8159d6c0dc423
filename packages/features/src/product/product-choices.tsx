import type { Product } from '@shop/domain/catalogue/product.ts'
import { possibleValues, type VariationChoice } from '@shop/domain/catalogue/variations/variation.ts'
import { BATTERY_SIZES } from '@shop/domain/catalogue/batteries/battery-sizes.ts'
import { BatteryTab } from '@shop/ui/commerce/battery-tab.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { OptionTiles, type OptionTile } from '@shop/ui/commerce/option-tiles.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { picturesOfValues } from './pictures-of-values.ts'

interface ProductChoicesProps {
  product: Product
  choice: VariationChoice
  onChoose: (attribute: string, value: string) => void
}

/** The choices of a configurable product: a row of tiles for each attribute. */
export function ProductChoices({ product, choice, onChoose }: ProductChoicesProps) {
  const t = useTranslate()
  return (
    <Stack gap="fields">
      {Object.entries(product.configurableAttributes).map(([attribute, values]) => {
        const possible = possibleValues(product, choice, attribute)
        const pictures = picturesOfValues(product, attribute)
        const options = values.map((value): OptionTile => {
          const src = pictures.get(value)
          const size = BATTERY_SIZES.find((one) => one === value)
          return {
            value,
            label: value,
            ...(src && { picture: <Picture src={src} alt="" sizes="84px" width={84} height={84} /> }),
            ...(!src && size && { swatch: <BatteryTab scale="small" size={size} /> }),
            ...(!possible.includes(value) && { unavailable: t('NotAvailableWithChoice') }),
          }
        })
        return (
          <OptionTiles
            key={attribute}
            legend={attribute}
            value={choice[attribute]}
            options={options}
            onChange={(value) => onChoose(attribute, value)}
          />
        )
      })}
      <StandaloneLink href={paths.contact}>{t('OptionsHelp')}</StandaloneLink>
    </Stack>
  )
}
