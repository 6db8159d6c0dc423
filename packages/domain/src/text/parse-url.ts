/** Returns an address in its parts, or undefined if it is none. `URL.canParse` is missing in promised browsers. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
