import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { BatterySizes, useBatteryCategories } from './battery-sizes.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { phoneLink } from '../runtime/navigation/phone-link.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

/** Shown for a search without results: advice, the battery sizes by colour, and contact links. */
export function NothingFound({ query }: { query: string }) {
  const t = useTranslate()
  const categories = useBatteryCategories()
  const phone = useShopConfig().content.sellingPointsBar?.phone
  return (
    <Panel surface="tint">
      <Stack>
        <h2>{t('SearchNothingFound', { query })}</h2>
        <p>{t('SearchNothingFoundHelp')}</p>
        {categories.length > 0 && (
          <Stack gap="tight">
            <p>{t('BatteryFinderText')}</p>
            <BatterySizes categories={categories} />
          </Stack>
        )}
        <Row>
          <StandaloneLink href={paths.contact}>{t('WriteToUs')}</StandaloneLink>
          {phone && <StandaloneLink href={phoneLink(phone)}>{t('CallUs', { phone })}</StandaloneLink>}
        </Row>
      </Stack>
    </Panel>
  )
}
