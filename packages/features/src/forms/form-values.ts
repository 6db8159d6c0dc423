/** The type at a path of a form: `invoiceAddress.city` is a string. */
export type ValueAt<Values, Path extends string> = Path extends `${infer Group}.${infer Rest}`
  ? Group extends keyof Values
    ? ValueAt<Values[Group], Rest>
    : never
  : Path extends keyof Values
    ? Values[Path]
    : never

/** Returns the value at a path, or undefined if there is none. */
export const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], values)

/** Returns a copy with another value at a path. Objects off the path stay the same. */
export function withValue<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [name]: value }
  const group = (values as Record<string, object>)[name] ?? {}
  return { ...values, [name]: withValue(group, rest.join('.'), value) }
}
