import type { Configuration } from '../shop/configuration.ts'

/** The ways to sort products, numbered as in SRCH-08. */
export const SORT = { relevance: 0, name: 1, price: 2 } as const
export type Sort = (typeof SORT)[keyof typeof SORT]

/** Whether the price is among the choices: under hidePricesAndPayment (SRCH-09), or by our own switch (OP-7). */
export const maySortByPrice = ({
  featureFlags,
  allowPriceSort,
}: Pick<Configuration, 'allowPriceSort'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'hidePricesAndPayment'>
}) => featureFlags.hidePricesAndPayment || allowPriceSort

/** Reads a choice out of the address bar; anything else means relevance. */
export const readSort = (text: string | null): Sort =>
  Object.values(SORT).find((sort) => String(sort) === text) ?? SORT.relevance
