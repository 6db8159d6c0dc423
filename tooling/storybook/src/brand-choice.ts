/** The value of `STORYBOOK_BRAND` that opens each story in one of the brands. */
export const IN_TURNS = 'in-turns'

/** Returns the brand for a story by a hash of its id, so that new stories do not change it. */
function brandInTurn(storyId: string, ids: readonly string[]): string {
  let hash = 0
  for (const letter of storyId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return ids[hash % ids.length] ?? ''
}

/** Returns the brand in which a story is shown. `chosen` is a brand or `IN_TURNS`. */
export const brandOf = (chosen: string, storyId: string, ids: readonly string[]) =>
  chosen === IN_TURNS ? brandInTurn(storyId, ids) : chosen
