import type { FeatureFlags, PaymentProvider } from '@shop/domain/shop/configuration.ts'
import type { bannerSchema, Link, Material, Partner } from '@shop/domain/shop/content.ts'
import type { InferInput } from 'valibot'
import type { CategoryKey } from './categories/category-plans.ts'
import type { Language } from '@shop/domain/messages/languages.ts'
import type { PaymentMethod, PromoCode, Promotion } from './offers.ts'
import type { Brand } from './pictures/pictures.ts'
import type { ProductGroup } from './product-groups.ts'

/** A shipping method. Amounts are in major units including VAT. */
export interface DeliveryPlan {
  code: string
  name: string
  disclaimer: string
  cost: number
  /** The cart's total from which it is free. */
  freeFrom?: number
  /** The carrier, by the gateway's name. Without one, tracking numbers are no links. */
  carrier?: string
  /** Working days until delivery, if they differ from the shop's. */
  deliveryDays?: number
}

/** How customers contact the shop: by telephone and always also in writing. */
export interface ContactPlan {
  phone: string
  openingHours: string
  email: string
  company: string
  address: string
  /** The number in the register of companies. */
  companyNumber: string
  /** For receipts. Demo numbers have a wrong check digit, so that they belong to no company. */
  vatNumber: string
}

export interface SpotPlan {
  title: string
  text: string
  /** A name in `pictures/pictures.ts`. */
  picture: string
  link: Link
}

/** The start page's content beside categories and products. Pictures are names in `pictures/pictures.ts`. */
export interface HomePlan {
  introBanner?: InferInput<typeof bannerSchema>
  introBannerList?: InferInput<typeof bannerSchema>[]
  spots: readonly SpotPlan[]
  materials?: readonly Material[]
  partners?: readonly Partner[]
}

/** Everything that is specific to one demo shop. Articles, pages and categories are shared. */
export interface ShopPlan {
  id: string
  brand: string
  /** The brand whose artwork and mail colours the shop uses, if its own brand has none. */
  artwork?: Brand
  displayName: string
  language: Language
  cultureName: string
  currency: 'DKK' | 'SEK' | 'GBP' | 'EUR'
  /** The time zone of its dates. */
  timeZone: string
  /** In basis points. */
  vatRate: number
  orderNumberPrefix: string
  contact: ContactPlan
  delivery: readonly DeliveryPlan[]
  returnDays: number
  deliveryDays: number
  /** The number of years for which bookkeeping law requires the company to keep orders. */
  recordYears: number
  /** Names by country code, the default country first. */
  countries: Readonly<Record<string, string>>
  flags: Partial<FeatureFlags>
  paymentProvider?: PaymentProvider
  /** Present in a shop that accepts a CPR number instead of payment. */
  freeOrders?: {
    /** The maximum number of pieces in an order. */
    mostPieces: number
    /** True if an operator must release each order. */
    needRelease: boolean
  }
  /** The language of the consent banner, by the vendor's name. By default the visitor's own. */
  cookieBannerCulture?: string
  /** The tag manager's container, and others for further hosts. */
  tagManager: { default: string; byHost?: Readonly<Record<string, string>> }
  allowPriceSort: boolean
  /** The categories in the order of menu and tiles, each with the picture of its tile. */
  categories: readonly (readonly [CategoryKey, picture: string])[]
  /** Limits the shop to these product groups. */
  groups?: readonly ProductGroup[]
  recommended: readonly string[]
  recommendedInCart: readonly string[]
  promotions: readonly Promotion[]
  promoCodes?: readonly PromoCode[]
  paymentMethods: readonly PaymentMethod[]
  sellingPoints: readonly { icon: string; text: string }[]
  /** Short selling points in the header of every category. */
  promises: readonly string[]
  notification?: { text: string; url?: string }
  newsletter?: { title: string; text: string }
  home: HomePlan
  seo: { title: string; description: string; keywords: string }
  /** Replaces words in the shop's texts. */
  reword?: (text: string) => string
}
