import type * as v from 'valibot'

declare const isBounded: unique symbol

/** A schema for requests in which every text, list and record has a maximum length. */
export type BoundedSchema<Schema extends v.GenericSchema> = Schema & { readonly [isBounded]: true }

/** Marks a schema as safe for requests. Throws at startup for the first part without a maximum length. */
export function bounded<Schema extends v.GenericSchema>(schema: Schema): BoundedSchema<Schema> {
  const [endless] = endlessParts(schema, 'request')
  if (endless !== undefined) throw new Error(`No length limits ${endless}.`)
  return schema as BoundedSchema<Schema>
}

/** The fields of valibot's schemas that contain other schemas. */
interface Part {
  type: string
  pipe?: readonly { type: string }[]
  entries?: Readonly<Record<string, Part>>
  wrapped?: Part
  item?: Part
  key?: Part
  value?: Part
  /** The schemas of a union, or the words of a picklist. */
  options?: readonly (Part | string | number | bigint)[]
}

const LIMITS = new Set(['max_length', 'max_entries'])
const ENDLESS = new Set(['string', 'array', 'record', 'unknown', 'any', 'custom'])

function endlessParts(part: Part, path: string): string[] {
  const isLimited = part.pipe?.some(({ type }) => LIMITS.has(type)) ?? false
  return [
    ...(ENDLESS.has(part.type) && !isLimited ? [path] : []),
    ...Object.entries(part.entries ?? {}).flatMap(([name, entry]) => endlessParts(entry, `${path}.${name}`)),
    // A pipe's first schema has the same fields as the pipe, so it is not visited separately.
    ...innerParts(part).flatMap((inner) => endlessParts(inner, path)),
  ]
}

const innerParts = ({ wrapped, item, key, value, options = [] }: Part): Part[] =>
  [wrapped, item, key, value, ...options].filter((inner) => typeof inner === 'object')
