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

/** Copies a form with another value at a path. Objects that are not on the path stay the same. */
export function withValue<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [name]: value }
  const group = (values as Record<string, object>)[name] ?? {}
  return { ...values, [name]: withValue(group, rest.join('.'), value) }
}
