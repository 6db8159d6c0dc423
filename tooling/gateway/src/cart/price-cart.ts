import type { CartTotals, Discount, ShippingCharge } from '../model/cart-totals.ts'
import type { Product } from '../model/product.ts'
import type { GiftPromotion, PromoCode, ShopSettings } from '../model/shop-settings.ts'
import type { StoredLine } from '../model/stored-cart.ts'
import { vatInside } from '../money/money.ts'
import { unitPrice } from '../money/unit-price.ts'
import { applyDiscounts, type DiscountRule } from './discounts.ts'
import { sum, type PricedLine, dueOf, exemptVatOf, vatOf } from './priced-line.ts'
import { shippingCharge, shippingOffers, type ShippingOffer } from './shipping-offers.ts'

/** A cart with the prices of its lines and its totals. */
export interface PricedCart {
  lines: PricedLine[]
  /** Undefined until a shipping method is chosen. */
  shipping: ShippingCharge | undefined
  /** What each shipping method costs for these goods. None for an empty cart. */
  offers: ShippingOffer[]
  discounts: Discount[]
  /** True if the promo code gave a discount. */
  isCodeApplied: boolean
  totals: CartTotals
}

/** The input of a price: lines, articles, the shop's rules, and the customer's choices. */
export interface PricingQuestion {
  lines: readonly StoredLine[]
  articles: ReadonlyMap<string, Product>
  settings: ShopSettings
  shippingMethod: string
  /** A valid promo code. */
  promoCode?: PromoCode | undefined
  /** True if the customer buys qualifying goods without VAT. */
  isVatExempt?: boolean
}

/** Prices a cart: unit prices, gift lines, discounts, shipping, VAT per line. Articles that do not exist any more are left out. */
export function priceCart(question: PricingQuestion): PricedCart {
  const { settings, promoCode } = question
  const bought = question.lines.flatMap((line) => pricedLine(line, question))
  const goods = sum(bought, (line) => line.totalMinor)
  const promoted = applyDiscounts(bought, promotionsFrom(goods, settings))
  // The promo code comes last: its percentage applies to the price after the shop's promotions.
  const coded = applyDiscounts(promoted.lines, promoCode && goods >= promoCode.fromMinor ? [promoCode] : [])
  const discounts = [...promoted.discounts, ...coded.discounts]
  const due = goods - sum(discounts, (discount) => discount.amountMinor)
  const offers = bought.length > 0 ? shippingOffers(due, settings) : []
  const shipping = shippingCharge(question.shippingMethod, offers)
  const charged = shipping && withExemption(shipping, coded.lines)
  const lines = [...coded.lines, ...giftLines(bought, question)]
  return {
    lines,
    shipping: charged,
    offers,
    discounts,
    isCodeApplied: coded.discounts.length > 0,
    totals: totalsOf(lines, discounts, charged),
  }
}

function pricedLine({ id, quantity }: StoredLine, { articles, isVatExempt = false }: PricingQuestion): PricedLine[] {
  const article = articles.get(id)
  if (!article?.price) return []
  const unitMinor = unitPrice(article.price, quantity)
  return [
    {
      article,
      quantity,
      unitMinor,
      totalMinor: unitMinor * quantity,
      discountMinor: 0,
      isGift: false,
      isVatExempt: isVatExempt && article.vatReliefEligible,
    },
  ]
}

const promotionsFrom = (goods: number, { promotions }: ShopSettings): DiscountRule[] =>
  promotions
    .filter((promotion) => promotion.kind === 'percent')
    .filter(({ fromMinor }) => goods >= fromMinor)
    .map(({ name, basisPoints }) => ({ name, off: { basisPoints } }))

const giftLine = (article: Product, quantity: number): PricedLine => ({
  article,
  quantity,
  unitMinor: 0,
  totalMinor: 0,
  discountMinor: 0,
  isGift: true,
  isVatExempt: false,
})

function giftLines(bought: readonly PricedLine[], { articles, settings }: PricingQuestion): PricedLine[] {
  return settings.promotions
    .filter((promotion) => promotion.kind === 'gift')
    .filter((promotion) => countOf(bought, promotion) >= promotion.fromQuantity)
    .flatMap((promotion) => {
      const article = [...articles.values()].find(({ itemNumber }) => itemNumber === promotion.giftItemNumber)
      return article ? [giftLine(article, promotion.giftQuantity)] : []
    })
}

const countOf = (lines: readonly PricedLine[], { itemNumbers }: GiftPromotion) =>
  sum(
    lines.filter(({ article }) => itemNumbers.includes(article.itemNumber)),
    ({ quantity }) => quantity,
  )

/** Exempts shipping from VAT in proportion to the exempt goods. */
function withExemption(shipping: ShippingCharge, lines: readonly PricedLine[]): ShippingCharge {
  const due = sum(lines, dueOf)
  const exempt = sum(
    lines.filter((line) => line.isVatExempt),
    dueOf,
  )
  if (exempt === 0) return shipping
  const vat = shipping.inclVatMinor - shipping.exclVatMinor
  return { ...shipping, exemptVatMinor: Math.round((vat * exempt) / due) }
}

/** Returns the totals of a cart. */
function totalsOf(
  lines: readonly PricedLine[],
  discounts: readonly Discount[],
  shipping: ShippingCharge | undefined,
): CartTotals {
  const subTotalInclVat = sum(lines, (line) => line.totalMinor)
  const discount = sum(discounts, ({ amountMinor }) => amountMinor)
  const shippingVat = shipping ? shipping.inclVatMinor - shipping.exclVatMinor : 0
  const vatExempt = sum(lines, exemptVatOf) + (shipping?.exemptVatMinor ?? 0)
  return {
    subTotalInclVat,
    subTotalExclVat: subTotalInclVat - sum(lines, (line) => vatInside(line.totalMinor, line.article.vatRate)),
    discount,
    vat: sum(lines, vatOf) + shippingVat - vatExempt,
    vatExempt,
    total: subTotalInclVat - discount + (shipping?.inclVatMinor ?? 0) - vatExempt,
  }
}
