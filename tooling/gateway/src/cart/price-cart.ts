import { share, vatInside } from '../money/money.ts'
import type { GiftPromotion, PercentPromotion, ProductSeed, ShippingSeed, ShopSettings } from '../seed/shop-seed.ts'
import type { StoredLine } from './stored-cart.ts'
import { unitPrice } from './unit-price.ts'

/** A line with its price; minor units, VAT included. */
export interface PricedLine {
  article: ProductSeed
  quantity: number
  unitMinor: number
  totalMinor: number
  /** What promotions take off the line. */
  discountMinor: number
  /** Given by a promotion: costs nothing and cannot be changed. */
  isGift: boolean
}

/** What one promotion takes off the goods; positive minor units, VAT included, and how much of that is VAT. */
export interface Discount {
  name: string
  amountMinor: number
  vatMinor: number
}

export interface ShippingCharge {
  code: string
  name: string
  inclVatMinor: number
  exclVatMinor: number
  vatRate: number
}

/** The sums of a cart in minor units. Sub-totals count the goods before discounts; `vat` is the VAT inside `total`. */
export interface CartTotals {
  subTotalInclVat: number
  subTotalExclVat: number
  discount: number
  vat: number
  total: number
}

export interface PricedCart {
  lines: PricedLine[]
  /** Nothing while no way of delivery is chosen. */
  shipping: ShippingCharge | undefined
  discounts: Discount[]
  totals: CartTotals
}

/** What goes into a price: the lines, what the shop knows of their articles, its rules, and the chosen delivery. */
export interface PricingQuestion {
  lines: readonly StoredLine[]
  articles: ReadonlyMap<string, ProductSeed>
  settings: ShopSettings
  shippingMethod: string
}

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((total, item) => total + amount(item), 0)

/** Counts a cart: unit prices, presents, discounts, delivery, VAT per line. Articles that are gone are left out. */
export function priceCart(question: PricingQuestion): PricedCart {
  const { settings } = question
  const bought = question.lines.flatMap((line) => pricedLine(line, question.articles))
  const goods = sum(bought, (line) => line.totalMinor)
  const percent = settings.promotions.filter((promotion) => promotion.kind === 'percent')
  const { lines: reduced, discounts } = takeOff(
    bought,
    percent.filter((promotion) => goods >= promotion.fromMinor),
  )
  const due = goods - sum(discounts, (discount) => discount.amountMinor)
  const shipping = bought.length > 0 ? shippingCharge(question.shippingMethod, due, settings) : undefined
  const lines = [...reduced, ...presents(bought, question)]
  return { lines, shipping, discounts, totals: totalsOf(lines, discounts, shipping) }
}

function pricedLine({ id, quantity }: StoredLine, articles: ReadonlyMap<string, ProductSeed>): PricedLine[] {
  const article = articles.get(id)
  if (!article?.price) return []
  const unitMinor = unitPrice(article.price, quantity)
  return [{ article, quantity, unitMinor, totalMinor: unitMinor * quantity, discountMinor: 0, isGift: false }]
}

/** Every promotion takes its share of what the ones before left of each line, so that a line never goes below nothing. */
function takeOff(lines: PricedLine[], promotions: readonly PercentPromotion[]) {
  const discounts: Discount[] = []
  let reduced = lines
  for (const { name, basisPoints } of promotions) {
    const before = reduced
    reduced = before.map((line) => ({
      ...line,
      discountMinor: line.discountMinor + share(line.totalMinor - line.discountMinor, basisPoints),
    }))
    discounts.push({
      name,
      amountMinor: sum(reduced, (line) => line.discountMinor) - sum(before, (line) => line.discountMinor),
      vatMinor: sum(before, lineVat) - sum(reduced, lineVat),
    })
  }
  return { lines: reduced, discounts }
}

function presents(bought: readonly PricedLine[], { articles, settings }: PricingQuestion): PricedLine[] {
  return settings.promotions
    .filter((promotion) => promotion.kind === 'gift')
    .filter((promotion) => countOf(bought, promotion) >= promotion.fromQuantity)
    .flatMap((promotion) => {
      const article = [...articles.values()].find(({ itemNumber }) => itemNumber === promotion.giftItemNumber)
      if (!article) return []
      return [
        { article, quantity: promotion.giftQuantity, unitMinor: 0, totalMinor: 0, discountMinor: 0, isGift: true },
      ]
    })
}

const countOf = (lines: readonly PricedLine[], { itemNumbers }: GiftPromotion) =>
  sum(
    lines.filter(({ article }) => itemNumbers.includes(article.itemNumber)),
    ({ quantity }) => quantity,
  )

/** The delivery that is chosen, or the only one there is. */
export function chosenShipping(code: string, { shipping }: ShopSettings): ShippingSeed | undefined {
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

const lineVat = (line: PricedLine) => vatInside(line.totalMinor - line.discountMinor, line.article.vatRate)

function totalsOf(lines: PricedLine[], discounts: Discount[], shipping: ShippingCharge | undefined): CartTotals {
  const subTotalInclVat = sum(lines, (line) => line.totalMinor)
  const discount = sum(discounts, ({ amountMinor }) => amountMinor)
  const shippingVat = shipping ? shipping.inclVatMinor - shipping.exclVatMinor : 0
  return {
    subTotalInclVat,
    subTotalExclVat: subTotalInclVat - sum(lines, (line) => vatInside(line.totalMinor, line.article.vatRate)),
    discount,
    vat: sum(lines, lineVat) + shippingVat,
    total: subTotalInclVat - discount + (shipping?.inclVatMinor ?? 0),
  }
}
