/** The value of `STORYBOOK_BRAND` with which the brands take turns: each story is opened in one of them. */
export const IN_TURNS = 'in-turns'

/** The brand whose turn it is for a story. It stays the same when other stories are added. */
function brandInTurn(storyId: string, ids: readonly string[]): string {
  let hash = 0
  for (const letter of storyId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return ids[hash % ids.length] ?? ''
}

/** The brand in which a story is shown. @param chosen one of the brands, or `IN_TURNS` */
export const brandOf = (chosen: string, storyId: string, ids: readonly string[]) =>
  chosen === IN_TURNS ? brandInTurn(storyId, ids) : chosen
