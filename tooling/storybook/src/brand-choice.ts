/** The value of `STORYBOOK_BRAND` and `STORYBOOK_MARKET` that opens each story in one of the brands or markets. */
export const IN_TURNS = 'in-turns'

/** Returns a number made of a text. A story's turn follows from its id, so that new stories do not change it. */
function hashOf(text: string): number {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash
}

/** Returns the brand in which a story is shown. `chosen` is a brand or `IN_TURNS`. */
export const brandOf = (chosen: string, storyId: string, ids: readonly string[]) =>
  chosen === IN_TURNS ? (ids[hashOf(storyId) % ids.length] ?? '') : chosen

/** Returns the market in which a story is shown. In turns it differs from brand to brand, and each brand has all markets. */
export const marketOf = (chosen: string, storyId: string, brand: string, markets: readonly string[]) =>
  // The last bits of the hash have chosen the brand, so other bits choose the market.
  chosen === IN_TURNS ? (markets[(hashOf(`${storyId} ${brand}`) >>> 8) % markets.length] ?? '') : chosen
