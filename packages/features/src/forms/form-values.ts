/** What a path of a form leads to: `invoiceAddress.city` to a text. */
export type ValueAt<Values, Path extends string> = Path extends `${infer Group}.${infer Rest}`
  ? Group extends keyof Values
    ? ValueAt<Values[Group], Rest>
    : never
  : Path extends keyof Values
    ? Values[Path]
    : never

/** Reads what a path leads to. */
export const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], values)

/** The same form with another value at a path; whatever is not on the way stays the same object. */
export function withValue<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  const inside = (values as Record<string, unknown>)[name]
  const isGroup = rest.length > 0 && typeof inside === 'object' && inside !== null
  return { ...values, [name]: isGroup ? withValue(inside, rest.join('.'), value) : value }
}
