/** How many values a list is filtered by at most. */
const MAX_FILTERS = 20

/** A value of a group, as in `size_8-mm`. */
const FILTER = /^[^_\s]{1,40}_[^_\s]{1,60}$/

/** Reads the filters of an address or a request: each once, in one order, so that the same choice has one address. */
export function readFilters(sent: readonly string[]): string[] {
  const filters = sent.slice(0, MAX_FILTERS).map((filter) => filter.toLowerCase())
  return [...new Set(filters.filter((filter) => FILTER.test(filter)))].sort()
}
