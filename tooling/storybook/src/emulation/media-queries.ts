/** What a visitor has set in the browser or the operating system. */
export interface Emulation {
  /** The text size of the browser: 1, 1.3 or 2. */
  textScale: number
  reducesMotion: boolean
  forcesColours: boolean
}

const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** Returns a media query that matches as the emulated browser would match the given one. */
export function emulateQuery(query: string, { textScale, reducesMotion, forcesColours }: Emulation): string {
  let emulated = query
  if (reducesMotion) {
    emulated = emulated
      .replaceAll(/\(prefers-reduced-motion(?:: *reduce)?\)/g, ALWAYS)
      .replaceAll(/\(prefers-reduced-motion: *no-preference\)/g, NEVER)
  }
  if (forcesColours) {
    emulated = emulated
      .replaceAll(/\(forced-colors(?:: *active)?\)/g, ALWAYS)
      .replaceAll(/\(forced-colors: *none\)/g, NEVER)
  }
  if (textScale === 1) return emulated
  // In media queries, em and rem are the browser's text size, which styles cannot change.
  return emulated.replaceAll(
    /(\d*\.?\d+)(r?em)\b/g,
    (_all, size: string, unit: string) => `${Number(size) * textScale}${unit}`,
  )
}

/** Returns a media query that matches as in a browser of the given colour scheme. */
export const emulateScheme = (query: string, scheme: 'light' | 'dark') =>
  query.replaceAll(/\(prefers-color-scheme: *(light|dark)\)/g, (_all, wanted: string) =>
    wanted === scheme ? ALWAYS : NEVER,
  )
