import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { CartProperties } from '@shop/domain/cart/cart.ts'
import type { CartTotals, Discount, ShippingCharge } from './cart-totals.ts'
import type { ProductPrice } from './product.ts'
import type { MoneyStyle } from './shop-settings.ts'

/** A bought line with the prices it was bought at; minor units, VAT included. */
export interface DraftLine {
  id: string
  itemNumber: string
  name: string
  description: string
  imageUrl: string
  /** What sets it apart; orders of before have neither. */
  colorName?: string
  /** By name, in pairs: the database would order the names of a record by their length. */
  attributes?: readonly (readonly [name: string, value: string])[]
  quantity: number
  unitMinor: number
  totalMinor: number
  vatRate: number
  isGift: boolean
  /** Sold without its VAT. */
  isVatExempt: boolean
  price: ProductPrice
}

/** What the customer accepted with the order, so that it can be shown later. */
interface OrderConsents {
  /** ISO 8601. */
  acceptedAt: string
  terms: boolean
  privacyPolicy: boolean
  /** Which version of the shop's pages, terms and privacy policy among them, was served then. */
  shopVersion: string
}

/** What customer and shop agree on when the order is placed: enough to charge, confirm and send it. */
export interface OrderDraft {
  lines: DraftLine[]
  discounts: Discount[]
  shipping: ShippingCharge
  totals: CartTotals
  style: MoneyStyle
  language: 'en' | 'da' | 'sv'
  invoiceAddress: CheckoutAddress
  /** Nothing when it goes to the invoice address. */
  deliveryAddress: CheckoutAddress | null
  /** Set when the customer changed an address in the payment provider's form. */
  isAddressFromPayment?: true
  properties: CartProperties
  /** The CPR number, encrypted. */
  encryptedCpr: string | null
  /** The code it was priced with, when that may be used only so many times; written as `normalizeCode` writes it. */
  limitedCode?: { code: string; uses: number }
  /** What was accepted; orders of before have it not. */
  consents?: OrderConsents
  /** Where the customer's browser is, such as `https://shop.example`: payment pages return there. */
  origin: string
}
