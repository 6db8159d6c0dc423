import type { InferInput } from 'valibot'
import type { categorySchema } from '@shop/domain/category.ts'
import type { configurationSchema } from '@shop/domain/configuration.ts'
import type { customerServiceSchema, staticContentSchema } from '@shop/domain/content.ts'

/** From `quantity` pieces up, one piece costs `priceMinor`. */
export interface BulkPrice {
  quantity: number
  priceMinor: number
}

/** What one piece costs. All amounts are whole minor units (øre, pence, cents) and include VAT. */
export interface ProductPrice {
  priceMinor: number
  /** The lowest price of the last 30 days before a reduction; shown struck through. */
  regularPriceMinor?: number
  /** The price while a promotion runs; it wins when it is lower. */
  promoPriceMinor?: number
  /** Rising quantities, falling prices. */
  bulk: BulkPrice[]
}

/** One buyable form of a configurable product. What is absent here is taken from the product it belongs to. */
export interface ProductVariation {
  id: string
  itemNumber: string
  attributes: Record<string, string>
  pictures: string[]
  price: ProductPrice | null
  inStock: boolean
  colorName?: string
}

/** An article as the back office knows it; the catalogue and the cart make their answers of it. */
export interface Product {
  id: string
  itemNumber: string
  name: string
  subtitle: string
  description: string
  marketingDescription: string
  marketingShortDescription: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  urlKey: string
  /** Ties the product to the categories whose `partialIds` contain it. */
  partialId: string
  /** Urls as the pictures are served: `/api/pictures/<name>-<hash>/720.webp`, the first one leading. */
  pictures: string[]
  colorName: string
  productAttributes: Record<string, string>
  configurableAttributes: Record<string, string[]>
  variations: ProductVariation[]
  /** Nothing when the product has no price and so cannot be bought. */
  price: ProductPrice | null
  /** Basis points: 2500 is 25 %. */
  vatRate: number
  inStock: boolean
  canAddToCart: boolean
  /** Whether people with a hearing loss may buy it without VAT in the UK. */
  vatReliefEligible: boolean
  /** Whether an opened pack cannot be sent back. */
  hygieneSealed: boolean
  isVisible: boolean
  relatedItemNumbers: string[]
  /** Routes of the categories and subcategories that list it. */
  categoryRoutes: string[]
  /** Further words people search it by. */
  keywords: string[]
  /** One of the domain's battery sizes. */
  batterySize?: string
}

/** A way of delivery with its price: minor units, VAT included. From `freeFromMinor` of goods it is free. */
export interface ShippingMethod {
  code: string
  name: string
  priceMinor: number
  freeFromMinor?: number
}

/** A present that is put into the cart when enough pieces of certain articles are in it. */
export interface GiftPromotion {
  kind: 'gift'
  name: string
  itemNumbers: string[]
  fromQuantity: number
  giftItemNumber: string
  giftQuantity: number
}

/** So many basis points off every line, from an amount of goods (minor units) up. */
export interface PercentPromotion {
  kind: 'percent'
  name: string
  basisPoints: number
  fromMinor: number
}
export type Promotion = GiftPromotion | PercentPromotion

/** A code that customers type for a reduction of the goods; capitals and blanks in it make no difference. */
export interface PromoCode {
  code: string
  /** What the row of the discount is called. */
  name: string
  /** A share in basis points, or an amount in minor units, VAT included. */
  off: { basisPoints: number } | { amountMinor: number }
  /** From this amount of goods up, minor units. */
  fromMinor: number
  /** ISO date and time from which it counts no more. */
  endsAt?: string
  /** In how many orders it may be used, by all customers together; as often as they like when absent. */
  uses?: number
}

/** A way to pay, in the words of the payment provider; `scheme` is every card, with its brands. */
export interface PaymentMethod {
  type: string
  name: string
  brands?: string[]
}

/** What the gateway itself needs to know of a shop, beyond what it tells the browser. */
export interface ShopSettings {
  cultureName: string
  currency: string
  language: 'en' | 'da' | 'sv'
  /** Basis points; the rate of the delivery. */
  vatRate: number
  shipping: ShippingMethod[]
  promotions: Promotion[]
  promoCodes: PromoCode[]
  /** Shown in the cart (CART-19). */
  paymentMethods: PaymentMethod[]
  /** In front of the running number: P of P100001. */
  orderNumberPrefix: string
  /** Whom order mails come from. */
  senderName: string
  senderEmail: string
}

/** Everything one demo shop consists of before it is written into the database. */
export interface ShopData {
  id: string
  configuration: InferInput<typeof configurationSchema>
  settings: ShopSettings
  texts: Record<string, string>
  content: InferInput<typeof staticContentSchema>
  customerService: InferInput<typeof customerServiceSchema>
  categories: InferInput<typeof categorySchema>[]
  products: Product[]
}
