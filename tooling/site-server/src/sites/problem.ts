import { closest, distance } from 'fastest-levenshtein'

/** A mistake in the settings, and where it stands. */
export interface Problem {
  at: string
  text: string
}

/** The settings are wrong. The message lists every mistake, one a line. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`
    const lines = problems.map(({ at, text }) => `  ${at}  ${text}`)
    const sorted = lines.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    super([`The settings of the sites have ${count}:`, ...sorted].join('\n'))
  }
}

/** Returns a question for the word that was meant, or all words if none is similar. */
export function didYouMean(wrong: string, words: readonly string[]): string {
  const similar = words.length > 0 ? closest(wrong, words) : ''
  if (similar && distance(wrong, similar) <= Math.ceil(similar.length / 3)) return `Did you mean "${similar}"?`
  return words.length > 0 ? `Known are ${words.join(', ')}.` : ''
}
