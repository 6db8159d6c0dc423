import type { CartLine } from '@shop/domain/cart/cart.ts'
import { plainText } from '@shop/domain/text/plain-text.ts'
import { shortDescription } from '@shop/domain/catalogue/description.ts'
import { formatAmount } from '@shop/domain/prices/price.ts'
import { MAX_QUANTITY } from '@shop/domain/cart/quantity.ts'
import { lineAttributes } from '@shop/domain/cart/line-attributes.ts'
import { linePerUnit, linePrice } from '@shop/domain/prices/price-view.ts'
import { currencyOf } from '@shop/domain/totals/totals.ts'
import { LineItem } from '@shop/ui/commerce/cart/line-item.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { Price } from '@shop/ui/commerce/price.tsx'
import type { ComponentProps } from 'react'
import { perUnitText } from '../../runtime/config/per-unit-text.ts'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useCart } from '../cart-context.ts'
import { useLinePath } from '../use-line-path.ts'
import { cartOf } from '../cart.ts'

type Controls = Pick<ComponentProps<typeof LineItem>, 'badge' | 'stepper' | 'remove' | 'busy'>

/** Shows what a line has whether or not it can be changed, around its controls. */
export function LineFrame({ line, ...controls }: Controls & { line: CartLine }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const pathOf = useLinePath()
  const currency = useCart((state) => currencyOf(cartOf(state)))
  const hidesPrices = useFlag('hidePricesAndPayment')
  const price = hidesPrices ? undefined : linePrice(line, configuration)
  return (
    <LineItem
      {...controls}
      picture={<Picture src={line.imageUrl} alt="" sizes="120px" />}
      name={line.isAddedByPromotion ? line.name : <Link href={pathOf(line)}>{line.name}</Link>}
      details={<LineDetails line={line} />}
      price={
        price && (
          <Price
            price={price.now}
            was={price.was}
            nowLabel={t('PriceNow')}
            wasLabel={t('PriceWas')}
            note={perUnitText(linePerUnit(line, configuration, currency), t)}
          />
        )
      }
      total={hidesPrices ? undefined : formatAmount(line.total, configuration, currency)}
    />
  )
}

function LineDetails({ line }: { line: CartLine }) {
  const t = useTranslate()
  const hidesDescription = useFlag('hideItemDescriptionInCart')
  const description = hidesDescription ? '' : plainText(shortDescription(line.description))
  const chosen = lineAttributes(line).join(' · ')
  return (
    <>
      {chosen && <p>{chosen}</p>}
      {line.itemNumber && <p>{t('ItemNumber', { itemNumber: line.itemNumber })}</p>}
      {description && <p>{description}</p>}
      {line.isAddedByPromotion && line.quantity > 1 && <p>{t('PiecesOther', { count: line.quantity })}</p>}
      {line.quantity >= MAX_QUANTITY && <p>{t('QuantityCapped', { maximum: MAX_QUANTITY })}</p>}
    </>
  )
}
