/**
 * The fields of an answer to keep: `true` keeps a whole value, an object keeps the fields it names, `*` matches any name.
 * For a list it applies to each item. `jsonText` applies it to the JSON inside a text.
 */
export type NamedFields = true | { readonly [field: string]: NamedFields }

/** Returns an answer reduced to the named fields. */
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

/** Names fields that are kept whole, in one line. */
export const named = (words: string): Record<string, true> =>
  Object.fromEntries(words.split(' ').map((field) => [field, true]))
