import type * as v from 'valibot'

declare const isBounded: unique symbol

/** A schema of a request that holds no text, list or record without an end. */
export type BoundedSchema<Schema extends v.GenericSchema> = Schema & { readonly [isBounded]: true }

/** Lets a schema read requests; throws, when the gateway starts, for the first part of it that may be as long as anybody likes. */
export function bounded<Schema extends v.GenericSchema>(schema: Schema): BoundedSchema<Schema> {
  const [endless] = endlessParts(schema, 'request')
  if (endless !== undefined) throw new Error(`No length limits ${endless}.`)
  return schema as BoundedSchema<Schema>
}

/** The parts that valibot's schemas are made of, as far as they hold others. */
interface Part {
  type: string
  pipe?: readonly { type: string }[]
  entries?: Readonly<Record<string, Part>>
  wrapped?: Part
  item?: Part
  key?: Part
  value?: Part
  /** Of a union; those of a picklist are words. */
  options?: readonly (Part | string | number | bigint)[]
}

const LIMITS = new Set(['max_length', 'max_entries'])
const ENDLESS = new Set(['string', 'array', 'record', 'unknown', 'any', 'custom'])

function endlessParts(part: Part, path: string): string[] {
  const isLimited = part.pipe?.some(({ type }) => LIMITS.has(type)) ?? false
  return [
    ...(ENDLESS.has(part.type) && !isLimited ? [path] : []),
    ...Object.entries(part.entries ?? {}).flatMap(([name, entry]) => endlessParts(entry, `${path}.${name}`)),
    // What a pipe begins with has the pipe's own fields.
    ...innerParts(part).flatMap((inner) => endlessParts(inner, path)),
  ]
}

const innerParts = ({ wrapped, item, key, value, options = [] }: Part): Part[] =>
  [wrapped, item, key, value, ...options].filter((inner) => typeof inner === 'object')
