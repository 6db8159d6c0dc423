import type { ContentUnit } from '@shop/domain/prices/content.ts'
import type { AttributeKey } from './attributes.ts'
import type { LocalizedText } from './localized-text.ts'
import type { ProductGroup } from './product-groups.ts'

/** The price of one piece in each market, in major units including VAT. */
export type Prices = readonly [dkk: number, sek: number, gbp: number, eur: number]

/** A choice of a configurable article: its part of the item number, and its name. */
export type Choice = readonly [code: string, word: LocalizedText | string]

/** The choices of a configurable article, with the pictures of each. */
export interface Choices {
  of: readonly (readonly [attribute: AttributeKey, values: readonly Choice[]])[]
  pictures(codes: readonly string[]): string[]
  /** Combinations that do not exist, as the codes of their item number: `PW-06`. */
  missing?: readonly string[]
}

/** A group of values that lists are filtered by: `fits` has battery sizes and the names of hearing-aid systems. */
export type FacetKey = AttributeKey | 'fits'

/** An article of the catalogue that all shops share. */
export interface Article {
  number: string
  group: ProductGroup
  pictures: readonly string[]
  name: LocalizedText
  /** Its use, in one or two sentences. */
  lead: LocalizedText
  points?: readonly LocalizedText[]
  subtitle?: LocalizedText
  /** Null if the price is available on request only. */
  price: Prices | null
  /** The lowest price of the last 30 days, if the price has been lowered. */
  regular?: Prices
  /** The price while an offer runs. */
  offer?: Prices
  /** Discounts in per cent, from a quantity. */
  bulk?: readonly (readonly [quantity: number, percent: number])[]
  attributes?: readonly (readonly [AttributeKey, LocalizedText | string])[]
  choices?: Choices
  /** What the price is for. */
  content?: readonly [amount: number, unit: ContentUnit]
  /** What lists are filtered by, besides the choices of type, size and colour. */
  facets?: readonly (readonly [group: FacetKey, values: readonly (LocalizedText | string)[]])[]
  batterySize?: string
  /** Further search words. */
  keywords?: LocalizedText
  related?: readonly string[]
  isSoldOut?: boolean
  isNotSoldOnline?: boolean
  isHidden?: boolean
}
