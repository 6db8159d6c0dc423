import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { CartProperties } from '@shop/domain/cart/cart.ts'
import type { Content } from '@shop/domain/prices/content.ts'
import type { Language } from '@shop/domain/messages/languages.ts'
import type { CartTotals, Discount, ShippingCharge } from './cart-totals.ts'
import type { ProductPrice } from './product.ts'
import type { MoneyStyle } from './shop-settings.ts'

/** A bought line with its prices at that time: minor units with VAT. */
export interface DraftLine {
  id: string
  itemNumber: string
  name: string
  description: string
  imageUrl: string
  /** The chosen colour. Absent in old orders, like `attributes`. */
  colorName?: string
  /** The chosen attributes. Pairs, because `jsonb` sorts the keys of a record by length. */
  attributes?: readonly (readonly [name: string, value: string])[]
  quantity: number
  unitMinor: number
  /** What the price is for, such as six batteries. */
  content?: Content
  totalMinor: number
  vatRate: number
  isGift: boolean
  /** True if it was sold without VAT. */
  isVatExempt: boolean
  price: ProductPrice
}

/** What the customer accepted with the order, kept as evidence. */
interface OrderConsents {
  /** ISO 8601. */
  acceptedAt: string
  terms: boolean
  privacyPolicy: boolean
  /** The version of the shop's pages at that time, including the terms and the privacy policy. */
  shopVersion: string
}

/** The agreement of customer and shop when the order is placed: enough to charge, confirm and ship it. */
export interface OrderDraft {
  lines: DraftLine[]
  discounts: Discount[]
  shipping: ShippingCharge
  totals: CartTotals
  style: MoneyStyle
  language: Language
  invoiceAddress: CheckoutAddress
  /** Null if the order ships to the invoice address. */
  deliveryAddress: CheckoutAddress | null
  /** Set when the customer changed an address in the payment provider's form. */
  isAddressFromPayment?: true
  properties: CartProperties
  /** The encrypted CPR number. */
  encryptedCpr: string | null
  /** The applied promo code if its uses are limited. `code` is normalised by `normalizeCode`. */
  limitedCode?: { code: string; uses: number }
  /** Absent in old orders. */
  consents?: OrderConsents
  /** The origin of the shop in the customer's browser, such as `https://shop.example`. Payment pages return there. */
  origin: string
}
