import * as fc from 'fast-check'

/** A cart as a gateway calculates it, with the shop's VAT flag and the total in minor units. */
export interface CountedCart {
  answer: object
  inclVat: boolean
  totalMinor: number
}

const line = fc.record({
  unit: fc.integer({ min: 1, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 100 }),
  rate: fc.constantFrom(0, 5, 20, 25),
  isEligible: fc.boolean(),
})
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never

const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  hasGift: fc.boolean(),
  promotionPercent: fc.constantFrom(0, 0, 10, 33),
  code: fc.constantFrom(0, 0, 1, 5000),
  isExempt: fc.boolean(),
  shipping: fc.constantFrom(0, 4900),
  inclVat: fc.boolean(),
  style: fc.record({
    /** Whether lines and discounts include VAT as the shop's flag says. */
    followsFlag: fc.boolean(),
    asNumbers: fc.boolean(),
    negativeDiscounts: fc.boolean(),
    totalDiscount: fc.constantFrom('both', 'breakdown', 'none'),
  }),
})
type Cart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never

const vatIn = (gross: number, rate: number) => Math.round((gross * rate) / (100 + rate))
const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((total, item) => total + amount(item), 0)

/** Reduces the lines by an amount, none below zero. */
function reduced(dues: readonly number[], off: number): number[] {
  let left = off
  return dues.map((due) => {
    const part = Math.min(due, left)
    left -= part
    return due - part
  })
}

function count({ lines, promotionPercent, code, isExempt, shipping }: Cart) {
  const gross = lines.map(({ unit, quantity }) => unit * quantity)
  const promoted = gross.map((amount) => amount - Math.round((amount * promotionPercent) / 100))
  const due = reduced(promoted, code)
  const vatOf = (amounts: readonly number[], pick: (one: Line) => boolean = () => true) =>
    sumOf(
      lines.map((one, index) => (pick(one) ? vatIn(amounts[index] ?? 0, one.rate) : 0)),
      (vat) => vat,
    )
  const exempt = isExempt ? vatOf(due, ({ isEligible }) => isEligible) : 0
  const discount = (before: readonly number[], after: readonly number[]) => {
    const amount = sumOf(before, Number) - sumOf(after, Number)
    return { amount, vat: vatOf(before) - vatOf(after) }
  }
  return {
    goods: { amount: sumOf(gross, Number), vat: vatOf(gross) },
    discounts: { Autumn: discount(gross, promoted), WELCOME: discount(promoted, due) },
    exempt,
    vat: vatOf(due) + vatIn(shipping, 20) - exempt,
    total: sumOf(due, Number) + shipping - exempt,
  }
}

function answerWith(question: Cart): CountedCart {
  const { lines, inclVat, shipping, hasGift, style } = question
  const { goods, discounts, exempt, vat, total } = count(question)
  const money = (minor: number) =>
    style.asNumbers ? minor / 100 : `${minor < 0 ? '-' : ''}£${Math.abs(minor / 100).toFixed(2)}`
  const withVat = inclVat || !style.followsFlag
  const shown = ({ amount, vat: inside }: { amount: number; vat: number }) => (withVat ? amount : amount - inside)
  const named = Object.entries(discounts).filter(([, { amount }]) => amount > 0)
  const sign = style.negativeDiscounts ? -1 : 1
  const totalDiscount = named.length === 0 ? '' : money(sign * sumOf(named, ([, discount]) => shown(discount)))
  const gift = {
    id: 'g',
    itemNumber: 'GIFT',
    name: 'Gift',
    quantity: 1,
    price: money(0),
    total: money(0),
    isAddedByPromotion: true,
  }
  const answer = {
    products: [
      ...lines.map(({ unit, quantity, rate }, id) => ({
        id,
        itemNumber: `A-${id}`,
        name: `Article ${id}`,
        quantity,
        total: money(shown({ amount: unit * quantity, vat: vatIn(unit * quantity, rate) })),
      })),
      ...(hasGift ? [gift] : []),
    ],
    total: lines.length,
    subTotalInclVat: money(goods.amount),
    subTotalExclVat: money(goods.amount - goods.vat),
    shippingPriceInclVat: money(shipping),
    shippingPriceExclVat: money(shipping - vatIn(shipping, 20)),
    selectedShippingType: 'courier',
    discounts: Object.fromEntries(named.map(([name, discount]) => [name, money(sign * shown(discount))])),
    totalDiscount: style.totalDiscount === 'both' ? totalDiscount : '',
    priceBreakdown: style.totalDiscount === 'none' ? null : { totalDiscount },
    vatExempt: money(exempt),
    vat: money(vat),
    displayPrice: money(total),
  }
  return { answer, inclVat, totalMinor: total }
}

/**
 * Carts with and without promo code, promotion, gift, VAT exemption and free delivery, in the forms that gateways send.
 */
export const anyCountedCart: fc.Arbitrary<CountedCart> = cart.map(answerWith)
