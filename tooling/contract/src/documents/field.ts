import * as v from 'valibot'

// What the contract says about a field: how much the shop needs it, and what the shop does without it. Its forms: `form.ts`.

/**
 * How much the shop needs a field. Without an `essential` field the shop drops the whole item. An `expected` field has a
 * value in most answers. An `optional` field may never have one.
 */
export type Need = 'essential' | 'expected' | 'optional'

/** What the contract says about a field besides its forms. */
export interface FieldNote {
  need: Need
  /** What the shop does without the field, in one sentence. */
  absent: string
  /** True for a field that no document names. */
  isOurs?: true
  /** True for a field without which the rest would mislead: the shop loses the item that holds it when its form cannot be read. */
  isDecisive?: true
}

const nullable = (schema: v.GenericSchema, note: FieldNote): v.GenericSchema =>
  v.pipe(v.nullish(schema), v.metadata({ ...note }))

/** A field without which the shop drops the item that holds it. */
export const essential = (schema: v.GenericSchema, absent: string): v.GenericSchema =>
  v.pipe(schema, v.metadata({ need: 'essential', absent } satisfies FieldNote))

/** A field that has a value in most answers. */
export const expected = (schema: v.GenericSchema, absent: string) => nullable(schema, { need: 'expected', absent })

/** A field that may be absent or null in every answer. */
export const optional = (schema: v.GenericSchema, absent: string) => nullable(schema, { need: 'optional', absent })

/** A field that no document names. The shop works without it. */
export const ours = (schema: v.GenericSchema, absent: string) =>
  nullable(schema, { need: 'optional', absent, isOurs: true })

/** A field without which the rest would mislead, such as the lines of a cart: the shop does not read it as absent. */
export const decisive = (field: v.GenericSchema): v.GenericSchema => v.pipe(field, v.metadata({ isDecisive: true }))

/** Makes an optional field of each name, all with the same sentence. */
export const optionals = <Name extends string>(names: readonly Name[], schema: v.GenericSchema, absent: string) =>
  fieldsOf(names, () => optional(schema, absent))

/** Makes an expected field of each name, all with the same sentence. */
export const expecteds = <Name extends string>(names: readonly Name[], schema: v.GenericSchema, absent: string) =>
  fieldsOf(names, () => expected(schema, absent))

const fieldsOf = <Name extends string>(names: readonly Name[], make: () => v.GenericSchema) =>
  Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, v.GenericSchema>

/** The note of a field, or undefined for a schema that is no field. */
export function noteOf(schema: v.GenericSchema): FieldNote | undefined {
  const metadata = v.getMetadata(schema)
  return 'need' in metadata ? (metadata as unknown as FieldNote) : undefined
}

/** The schema inside nullable wrappers. */
export const unwrap = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema ? unwrap(schema.wrapped as v.GenericSchema) : schema

/**
 * Whether the shop loses the item that holds a field because of a value that is none of the field's forms. Essential and
 * decisive fields do that. Numbers, yes and no are read as texts or as no text, except in essential fields. Lists lose their
 * broken items alone.
 */
export function losesItem(field: v.GenericSchema, value: unknown): boolean {
  const { need, isDecisive = false } = noteOf(field) ?? {}
  if (need !== 'essential' && !isDecisive) return false
  const inner = unwrap(field)
  const takesTexts = inner.type === 'picklist' || v.is(inner, 'word')
  const isReadAsText = takesTexts && need !== 'essential' && ['string', 'number', 'boolean'].includes(typeof value)
  const isList = inner.type === 'array' && Array.isArray(value)
  return !(isReadAsText || isList)
}
