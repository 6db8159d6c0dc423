import type { AttributeKey } from './attributes.ts'
import type { LocalizedText } from './localized-text.ts'
import type { ProductGroup } from './product-groups.ts'

/** What one piece costs in each market: major units, VAT included. */
export type Prices = readonly [dkk: number, sek: number, gbp: number, eur: number]

/** One value that can be chosen, and the piece of the item number that stands for it. */
export type Choice = readonly [code: string, word: LocalizedText | string]

/** What can be chosen of a configurable article, and the pictures of each choice. */
export interface Choices {
  of: readonly (readonly [attribute: AttributeKey, values: readonly Choice[]])[]
  pictures(codes: readonly string[]): string[]
  /** Combinations that are not made, as the codes of their item number: `PW-06`. */
  missing?: readonly string[]
}

/** An article of the one catalogue from which every shop takes its own. */
export interface Article {
  number: string
  group: ProductGroup
  pictures: readonly string[]
  name: LocalizedText
  /** What it is good for, in one or two sentences. */
  lead: LocalizedText
  points?: readonly LocalizedText[]
  subtitle?: LocalizedText
  /** Nothing when the price is told on request only. */
  price: Prices | null
  /** The lowest price of the last 30 days, when the price has been lowered. */
  regular?: Prices
  /** The price while an offer runs. */
  offer?: Prices
  /** From so many pieces, so many per cent less. */
  bulk?: readonly (readonly [quantity: number, percent: number])[]
  attributes?: readonly (readonly [AttributeKey, LocalizedText | string])[]
  choices?: Choices
  batterySize?: string
  /** Further words people search it by. */
  keywords?: LocalizedText
  related?: readonly string[]
  isSoldOut?: boolean
  isNotSoldOnline?: boolean
  isHidden?: boolean
}
