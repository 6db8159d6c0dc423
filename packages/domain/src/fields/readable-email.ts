import { foldedEmail } from './same-email.ts'

/** Returns an e-mail address as people read it: `a@høreapparat.dk` for `a@xn--hreapparat-0cb.dk`. */
export function readableEmail(email: string): string {
  const readable = email.replace(/@.*$/, (domain) => domain.replaceAll(/(?<=[@.])xn--([a-z\d-]+)/g, readableLabel))
  return foldedEmail(readable) === foldedEmail(email) ? readable : email
}

// Punycode, RFC 3492. The names are those of its section 5.
const BASE = 36
const TMIN = 1
const TMAX = 26
const SKEW = 38
const DAMP = 700

function readableLabel(label: string, encoded: string): string {
  const end = encoded.lastIndexOf('-')
  const letters = Array.from(encoded.slice(0, Math.max(0, end)))
  let code = 128
  let bias = 72
  let index = 0
  for (let at = end + 1; at < encoded.length;) {
    const before = index
    for (let weight = 1, k = BASE; ; k += BASE) {
      if (at >= encoded.length) return label
      const digit = Number.parseInt(encoded[at++]!, BASE)
      // Letters come before digits.
      const value = digit < 10 ? digit + TMAX : digit - 10
      index += value * weight
      const threshold = Math.min(TMAX, Math.max(TMIN, k - bias))
      if (value < threshold) break
      weight *= BASE - threshold
    }
    bias = adapted(index - before, letters.length + 1, before === 0)
    code += Math.floor(index / (letters.length + 1))
    index %= letters.length + 1
    if (code > 0x10ffff) return label
    letters.splice(index++, 0, String.fromCodePoint(code))
  }
  return letters.join('')
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2))
  left += Math.floor(left / count)
  let k = 0
  for (; left > ((BASE - TMIN) * TMAX) / 2; k += BASE) left = Math.floor(left / (BASE - TMIN))
  return k + Math.floor(((BASE - TMIN + 1) * left) / (left + SKEW))
}
