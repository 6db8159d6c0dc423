/** Reads a text of JSON. Undefined if it is none. */
export function parseJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    // Not JSON.
  }
  return undefined
}
