/** A way to write a part of an answer. */
export type Form = (part: unknown) => unknown

/** Chooses one of several forms. */
export type DrawForm = (forms: readonly Form[]) => Form

const asItIs: Form = (part) => part
const asNumber: Form = (part) => (typeof part === 'string' && /^\d+$/.test(part) ? Number(part) : part)
const asText: Form = (part) => (typeof part === 'number' || typeof part === 'boolean' ? String(part) : part)

/** A yes in place of a text; no gateway counts in yeses. */
const asYes: Form = (part) => (typeof part === 'number' ? part : true)

/** Forms of a part that say no less. */
const EQUAL: readonly Form[] = [asItIs, asNumber, asText]
/** All of these, and forms that say nothing. */
const ANY: readonly Form[] = [...EQUAL, () => null, asYes]

/** Parts without which an item is dropped. */
const NEEDED = /^(?:id|itemNumber|orderNumber|name|title|text|image|url|route|type|code|quantity|userId)$/

/** Writes an answer of a gateway with each of its parts in a drawn form; only what an item needs says no less than before. */
export function inAnyForm(part: unknown, draw: DrawForm, name = ''): unknown {
  if (Array.isArray(part)) return part.map((item) => inAnyForm(item, draw))
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([field, value]) => [field, inAnyForm(value, draw, field)]))
  return draw(name === '' || NEEDED.test(name) ? EQUAL : ANY)(part)
}
