import { sellable, unitPrice, type StockItem } from '../catalogue/products.ts'
import { shippingTypes } from '../content/settings.ts'
import { vatOf } from '../http/money.ts'

export interface CartLine {
  item: StockItem
  quantity: number
  isAddedByPromotion: boolean
}

export interface Cart {
  lines: CartLine[]
  customProperties: Record<string, string>
  shippingMethod: string
  paymentCode: string
}

const lineLimit = 50
const quantityLimit = 100
const promotions = { percent: 'SPRING10', gift: 'FREEWIPES' }
const giftItemNumber = '1006'

export const emptyCart = (): Cart => ({ lines: [], customProperties: {}, shippingMethod: 'standard', paymentCode: '' })

const sellableBy = (key: 'id' | 'itemNumber', value: string) => sellable.find((item) => item[key] === value)

const lineOf = (cart: Cart, itemNumber: string) =>
  cart.lines.find(({ item, isAddedByPromotion }) => item.itemNumber === itemNumber && !isAddedByPromotion)

/** Adds to the cart. Returns false for a product that cannot be sold or a cart that is full. */
export function addItem(cart: Cart, id: string, quantity: number): boolean {
  const item = sellableBy('id', id)
  if (!item || item.price === null || item.inStock === false || quantity < 1) return false
  const line = lineOf(cart, item.itemNumber)
  if (!line && cart.lines.length >= lineLimit) return false
  if (line) line.quantity = Math.min(line.quantity + quantity, quantityLimit)
  else cart.lines.push({ item, quantity: Math.min(quantity, quantityLimit), isAddedByPromotion: false })
  return true
}

/** Removes an item. Lines added by a promotion stay. Returns false if the cart has no such line. */
export function removeItem(cart: Cart, itemNumber: string): boolean {
  const line = lineOf(cart, itemNumber)
  cart.lines = cart.lines.filter((one) => one !== line)
  return line !== undefined
}

export function changeQuantity(cart: Cart, itemNumber: string, quantity: number): boolean {
  const line = lineOf(cart, itemNumber)
  if (!line || quantity < 1) return false
  line.quantity = Math.min(quantity, quantityLimit)
  return true
}

export type SetProperties = (cart: Cart, properties: Record<string, string>) => void

/** Merges properties into the cart's. */
export const mergeProperties: SetProperties = (cart, properties) =>
  replaceProperties(cart, { ...cart.customProperties, ...properties })

/** Replaces the cart's properties, and adds or removes the gift of a promo code. */
export const replaceProperties: SetProperties = (cart, properties) => {
  cart.customProperties = properties
  cart.lines = cart.lines.filter(({ isAddedByPromotion }) => !isAddedByPromotion)
  const gift = sellableBy('itemNumber', giftItemNumber)
  if (cart.customProperties['promoCode'] === promotions.gift && gift) {
    cart.lines.push({ item: gift, quantity: 1, isAddedByPromotion: true })
  }
}

/** Adds the lines of another cart. Used when a visitor logs in. */
export function mergeInto(cart: Cart, other: Cart): void {
  for (const { item, quantity, isAddedByPromotion } of other.lines) {
    if (!isAddedByPromotion) addItem(cart, item.id, quantity)
  }
  mergeProperties(cart, other.customProperties)
}

export function couponResponseCode({ customProperties }: Cart): string {
  const code = customProperties['promoCode'] ?? ''
  if (code === '') return 'NotApplied'
  return Object.values(promotions).includes(code) ? 'Success' : 'UnknownCoupon'
}

export function lineTotal({ item, quantity, isAddedByPromotion }: CartLine): number {
  return isAddedByPromotion ? 0 : unitPrice(item, quantity) * quantity
}

/** The sums of a cart in öre. `vatExempt` is the VAT that is not charged. */
export function sums(cart: Cart) {
  const goods = cart.lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const discount = cart.customProperties['promoCode'] === promotions.percent ? Math.round(goods / 10) : 0
  const cost = shippingTypes.find(({ code }) => code === cart.shippingMethod)?.cost ?? 0
  const shipping = cart.lines.length === 0 ? 0 : cost * 100
  const subTotal = goods - discount
  const vat = vatOf(subTotal + shipping)
  const vatExempt = cart.customProperties['applyVATExempt'] === 'true' ? vat : 0
  return {
    goods,
    discount,
    shipping,
    subTotal,
    vat: vat - vatExempt,
    vatExempt,
    total: subTotal + shipping - vatExempt,
  }
}
