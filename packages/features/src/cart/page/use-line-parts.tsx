import type { CartLine } from '@shop/domain/cart/cart.ts'
import { plainText } from '@shop/domain/text/plain-text.ts'
import { shortDescription } from '@shop/domain/catalogue/description.ts'
import { formatAmount } from '@shop/domain/prices/price.ts'
import { MAX_QUANTITY } from '@shop/domain/cart/quantity.ts'
import { lineAttributes } from '@shop/domain/cart/line-attributes.ts'
import { currencyOf } from '@shop/domain/totals/totals.ts'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Picture } from '@shop/ui/elements/picture.tsx'
import { Price } from '@shop/ui/commerce/price.tsx'
import { useConfiguration, useFlag, useTranslate, type Translate } from '../../runtime/config/shop-config.tsx'
import { useCart } from '../cart-context.ts'
import { useLinePath } from '../use-line-path.ts'
import { linePrice } from './line-price.ts'

/** Returns the parts of a line that are shown whether or not the line can be changed. */
export function useLineParts(line: CartLine) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const pathOf = useLinePath()
  const currency = useCart(({ cart }) => currencyOf(cart))
  const hidesPrices = useFlag('hidePricesAndPayment')
  const price = hidesPrices ? undefined : linePrice(line, configuration)
  return {
    picture: <Picture src={line.imageUrl} alt="" sizes="120px" />,
    name: line.isAddedByPromotion ? line.name : <Link href={pathOf(line)}>{line.name}</Link>,
    details: <LineDetails line={line} />,
    badge: lineBadge(line, { t, hidesPrices }),
    price: price && <Price price={price.now} was={price.was} nowLabel={t('PriceNow')} wasLabel={t('PriceWas')} />,
    total: hidesPrices ? undefined : formatAmount(line.total, configuration, currency),
  }
}

function LineDetails({ line }: { line: CartLine }) {
  const t = useTranslate()
  const hidesDescription = useFlag('hideItemDescriptionInCart')
  const description = hidesDescription ? '' : plainText(shortDescription(line.description))
  const chosen = lineAttributes(line).join(' · ')
  return (
    <>
      {chosen && <p>{chosen}</p>}
      <p>{t('ItemNumber', { itemNumber: line.itemNumber })}</p>
      {description && <p>{description}</p>}
      {line.isAddedByPromotion && line.quantity > 1 && <p>{t('PiecesOther', { count: line.quantity })}</p>}
      {line.quantity >= MAX_QUANTITY && <p>{t('QuantityCapped', { maximum: MAX_QUANTITY })}</p>}
    </>
  )
}

function lineBadge(
  { isAddedByPromotion, isOnPromotion }: CartLine,
  { t, hidesPrices }: { t: Translate; hidesPrices: boolean },
) {
  if (isAddedByPromotion) {
    return (
      <Badge tone="info" icon="lock">
        {t('AddedByPromotion')}
      </Badge>
    )
  }
  if (!isOnPromotion || hidesPrices) return undefined
  return (
    <Badge tone="offer" icon="tag">
      {t('Offer')}
    </Badge>
  )
}
