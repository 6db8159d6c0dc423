import type { CartTotals, Discount, ShippingCharge } from '../model/cart-totals.ts'
import type { Product } from '../model/product.ts'
import type { GiftPromotion, PromoCode, ShippingMethod, ShopSettings } from '../model/shop-settings.ts'
import type { StoredLine } from '../model/stored-cart.ts'
import { vatInside } from '../money/money.ts'
import { unitPrice } from '../money/unit-price.ts'
import { applyDiscounts, type DiscountRule } from './discounts.ts'
import { sum, type PricedLine } from './priced-line.ts'
import { totalsOf, withExemption } from './totals.ts'

/** What a cart costs, line by line and in all. */
export interface PricedCart {
  lines: PricedLine[]
  /** Nothing while no way of delivery is chosen. */
  shipping: ShippingCharge | undefined
  discounts: Discount[]
  /** Whether the code took something off. */
  isCodeApplied: boolean
  totals: CartTotals
}

/** What goes into a price: the lines, what the shop knows of their articles, its rules, and what the customer chose. */
export interface PricingQuestion {
  lines: readonly StoredLine[]
  articles: ReadonlyMap<string, Product>
  settings: ShopSettings
  shippingMethod: string
  /** A code that counts today. */
  promoCode?: PromoCode | undefined
  /** Whether the customer buys qualifying goods without VAT. */
  isVatExempt?: boolean
}

/** Prices a cart: unit prices, gift lines, discounts, delivery, VAT per line. Articles that are gone are left out. */
export function priceCart(question: PricingQuestion): PricedCart {
  const { settings, promoCode } = question
  const bought = question.lines.flatMap((line) => pricedLine(line, question))
  const goods = sum(bought, (line) => line.totalMinor)
  const promoted = applyDiscounts(bought, promotionsFrom(goods, settings))
  // Comes last: it takes its share of what the shop's own offers left.
  const coded = applyDiscounts(promoted.lines, promoCode && goods >= promoCode.fromMinor ? [promoCode] : [])
  const discounts = [...promoted.discounts, ...coded.discounts]
  const due = goods - sum(discounts, (discount) => discount.amountMinor)
  const shipping = bought.length > 0 ? shippingCharge(question.shippingMethod, due, settings) : undefined
  const charged = shipping && withExemption(shipping, coded.lines)
  const lines = [...coded.lines, ...giftLines(bought, question)]
  return {
    lines,
    shipping: charged,
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

/** The delivery that is chosen, or the only one there is. */
function chosenShipping(code: string, { shipping }: ShopSettings): ShippingMethod | undefined {
  return shipping.find((type) => type.code === code) ?? (shipping.length === 1 ? shipping[0] : undefined)
}

function shippingCharge(code: string, dueMinor: number, settings: ShopSettings): ShippingCharge | undefined {
  const chosen = chosenShipping(code, settings)
  if (!chosen) return undefined
  const isFree = chosen.freeFromMinor !== undefined && dueMinor >= chosen.freeFromMinor
  const inclVatMinor = isFree ? 0 : chosen.priceMinor
  const exclVatMinor = inclVatMinor - vatInside(inclVatMinor, settings.vatRate)
  return { code: chosen.code, name: chosen.name, inclVatMinor, exclVatMinor, vatRate: settings.vatRate }
}
