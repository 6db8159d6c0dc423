/** Changes the form of a part of an answer, such as a number to a text. */
export type Form = (part: unknown) => unknown

/** Chooses one of several forms. */
export type DrawForm = (forms: readonly Form[]) => Form

const asItIs: Form = (part) => part
const asNumber: Form = (part) => (typeof part === 'string' && /^\d+$/.test(part) ? Number(part) : part)
const asText: Form = (part) => (typeof part === 'number' || typeof part === 'boolean' ? String(part) : part)

/** A boolean instead of a text. Numbers stay: no gateway sends a boolean for a count. */
const asYes: Form = (part) => (typeof part === 'number' ? part : true)

/** Forms that keep the information. */
const EQUAL: readonly Form[] = [asItIs, asNumber, asText]
/** Also forms that lose the information. */
const ANY: readonly Form[] = [...EQUAL, () => null, asYes]

/** Parts that an item must have in order to be read. */
const NEEDED = /^(?:id|itemNumber|orderNumber|name|title|text|image|url|route|type|code|quantity|userId)$/

/** Rewrites an answer with each part in a form that `draw` chooses. Parts that an item needs keep their information. */
export function inAnyForm(part: unknown, draw: DrawForm, name = ''): unknown {
  if (Array.isArray(part)) return part.map((item) => inAnyForm(item, draw))
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([field, value]) => [field, inAnyForm(value, draw, field)]))
  return draw(name === '' || NEEDED.test(name) ? EQUAL : ANY)(part)
}
