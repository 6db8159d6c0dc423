import * as v from 'valibot'

/** Deeper than any request of a shop, a browser or a payment provider. */
const MAX_DEPTH = 32

const QUOTE = 34
const BACKSLASH = 92
const OPENING: ReadonlySet<number> = new Set([91, 123])
const CLOSING: ReadonlySet<number> = new Set([93, 125])

/** Returns whether a text is nested at most 32 deep. The text need not be valid. */
function isShallow(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) isInString = !isInString
    else if (isInString) index += code === BACKSLASH ? 1 : 0
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) depth -= 1
    if (depth > MAX_DEPTH) return false
  }
  return true
}

/**
 * The JSON text of a stranger, parsed. Its depth is checked before, because parsing and checking a deep text takes tens of
 * milliseconds of the only thread.
 */
export const shallowJson = v.pipe(v.string(), v.check(isShallow, 'nested too deep'), v.parseJson())
