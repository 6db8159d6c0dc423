/**
 * Which fields of an answer stay: `true` keeps a value whole, an object keeps the fields it names, `*` stands for any
 * name. A list keeps the same of each item; `jsonText` does it inside a text that holds JSON.
 */
export type NamedFields = true | { readonly [field: string]: NamedFields }

/** Leaves of an answer what the named fields allow. */
export function onlyNamed(answer: unknown, fields: NamedFields): unknown {
  if (fields === true || answer === null) return answer
  if (Array.isArray(answer)) return answer.map((item) => onlyNamed(item, fields))
  if (typeof answer === 'string' && fields['jsonText']) {
    return JSON.stringify(onlyNamed(JSON.parse(answer), fields['jsonText']))
  }
  if (typeof answer !== 'object') return answer
  const kept = Object.entries(answer).flatMap(([name, value]): [string, unknown][] => {
    const below = Object.hasOwn(fields, name) ? fields[name] : fields['*']
    return below === undefined ? [] : [[name, onlyNamed(value, below)]]
  })
  return Object.fromEntries(kept)
}

/** Fields that are kept whole, named in one line. */
export const named = (words: string): Record<string, true> =>
  Object.fromEntries(words.split(' ').map((field) => [field, true]))
