/** The groups that the shop has words for, in the order in which it shows them. */
export const FACET_GROUPS = ['fits', 'type', 'size', 'colour'] as const
/** The groups of one value each that come from fields of the documents. */
export const STOCK = 'stock'
export const OFFER = 'offer'

/** Returns the filter for a value of a group. */
export const filterOf = (group: string, value: string) => `${group}_${value}`
