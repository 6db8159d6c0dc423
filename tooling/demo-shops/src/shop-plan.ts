import type { FeatureFlags, PaymentProvider } from '@shop/domain/shop/configuration.ts'
import type { bannerSchema, Link, Material, Partner } from '@shop/domain/shop/content.ts'
import type { InferInput } from 'valibot'
import type { CategoryKey } from './categories/category-plans.ts'
import type { Language } from './localized-text.ts'
import type { PaymentMethod, PromoCode, Promotion } from './offers.ts'
import type { Brand } from './pictures/palettes.ts'
import type { ProductGroup } from './product-groups.ts'

/** A way of delivery; amounts in major units, VAT included. */
export interface DeliveryPlan {
  code: string
  name: string
  disclaimer: string
  cost: number
  /** From so much in the cart it is free. */
  freeFrom?: number
  /** Who brings the parcel, as the gateway calls carriers; absent: its tracking number is no link. */
  carrier?: string
  /** Working days until it is delivered, where it takes another time than the shop's other ways. */
  deliveryDays?: number
}

/** How people reach the shop: by voice and, always beside it, in writing. */
export interface ContactPlan {
  phone: string
  openingHours: string
  email: string
  company: string
  address: string
  /** For receipts; in the demo shops with a wrong check digit, so that it belongs to nobody. */
  vatNumber: string
}

export interface SpotPlan {
  title: string
  text: string
  /** A name in `pictures/pictures.ts`. */
  picture: string
  link: Link
}

/** What the start page shows beside categories and products. Pictures are names in `pictures/pictures.ts`. */
export interface HomePlan {
  introBanner?: InferInput<typeof bannerSchema>
  introBannerList?: InferInput<typeof bannerSchema>[]
  spots: readonly SpotPlan[]
  materials?: readonly Material[]
  partners?: readonly Partner[]
}

/** Everything that makes one demo shop differ from another; the articles, pages and categories are shared. */
export interface ShopPlan {
  id: string
  brand: string
  /** Whose demo artwork the shop shows, and whose colours its mails wear, when its brand has none of its own. */
  artwork?: Brand
  displayName: string
  language: Language
  cultureName: string
  currency: 'DKK' | 'SEK' | 'GBP' | 'EUR'
  /** By whose clock its mails tell the time. */
  timeZone: string
  /** Basis points. */
  vatRate: number
  orderNumberPrefix: string
  contact: ContactPlan
  delivery: readonly DeliveryPlan[]
  returnDays: number
  deliveryDays: number
  /** For how many years the bookkeeping law of its country has the company keep orders. */
  recordYears: number
  /** Code to name, default country first. */
  countries: Readonly<Record<string, string>>
  flags: Partial<FeatureFlags>
  paymentProvider?: PaymentProvider
  /** Present in a shop that gives goods against a CPR number. */
  freeOrders?: {
    /** How many pieces one order may hold. */
    mostPieces: number
    /** Whether an operator releases each order before it is placed. */
    needRelease: boolean
  }
  /** The language of the question about cookies, as its vendor names it; absent: the visitor's own. */
  cookieBannerCulture?: string
  /** The tag manager's container, and others for further hosts. */
  tagManager: { default: string; byHost?: Readonly<Record<string, string>> }
  allowPriceSort: boolean
  /** In the order of menu and tiles, each with the picture of its tile. */
  categories: readonly (readonly [CategoryKey, picture: string])[]
  /** When only some product groups are sold. */
  groups?: readonly ProductGroup[]
  recommended: readonly string[]
  recommendedInCart: readonly string[]
  promotions: readonly Promotion[]
  promoCodes?: readonly PromoCode[]
  paymentMethods: readonly PaymentMethod[]
  sellingPoints: readonly { icon: string; text: string }[]
  /** Short promises in the header of every category. */
  promises: readonly string[]
  notification?: { text: string; url?: string }
  newsletter?: { title: string; text: string }
  home: HomePlan
  seo: { title: string; description: string; keywords: string }
  /** Makes the shop's wording of a text of its language, where it has words of its own. */
  reword?: (text: string) => string
}
