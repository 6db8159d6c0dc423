/** The ways to sort products, with the numbers that stand in the address bar. */
export const SORT = { relevance: 0, name: 1, price: 2, pricePerUnit: 3 } as const
export type Sort = (typeof SORT)[keyof typeof SORT]

/** The part of a configuration that decides whether products can be sorted by price. */
interface SortSettings {
  /** The shop's own switch. */
  allowPriceSort: boolean
  featureFlags: { hidePricesAndPayment: boolean }
}

/** Returns whether the price is among the sort choices. The specification offers it in shops that hide their prices. */
export const maySortByPrice = ({ featureFlags, allowPriceSort }: SortSettings) =>
  featureFlags.hidePricesAndPayment || allowPriceSort

/** Reads a choice from the address bar. Anything else means relevance. */
export const readSort = (text: string | null): Sort =>
  Object.values(SORT).find((sort) => String(sort) === text) ?? SORT.relevance
