import { noteOf, type FieldNote } from '@shop/domain/contract/field.ts'
import type * as v from 'valibot'

/** A field of the contract at one place of an answer. */
export interface FieldPlace {
  path: string
  schema: v.GenericSchema
  note: FieldNote
  value: unknown
}

/** The schema inside nullable wrappers. */
export const unwrap = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema ? unwrap(schema.wrapped as v.GenericSchema) : schema

type Shape = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  options?: readonly v.GenericSchema[]
  value?: v.GenericSchema
}

/** Every field of the contract in an answer, also those that the answer lacks. */
export function fieldPlaces(schema: v.GenericSchema, answer: unknown, path = ''): FieldPlace[] {
  const shape = unwrap(schema) as Shape
  if (shape.type === 'union') {
    const option = optionFor(shape.options ?? [], answer)
    return option ? fieldPlaces(option, answer, path) : []
  }
  if (shape.type === 'array' && shape.item && Array.isArray(answer)) {
    const { item } = shape
    return answer.flatMap((one) => fieldPlaces(item, one, `${path}[]`))
  }
  if (shape.type !== 'object' || !isRecord(answer)) return []
  return Object.entries(shape.entries ?? {}).flatMap(([name, field]) => {
    const place = path === '' ? name : `${path}.${name}`
    const note = noteOf(field)
    const value = answer[name]
    const own = note ? [{ path: place, schema: field, note, value }] : []
    return [...own, ...fieldPlaces(field, value, place)]
  })
}

/** The option of a union that an answer comes closest to: a list, or the object with the most fields of the answer. */
function optionFor(options: readonly v.GenericSchema[], answer: unknown): v.GenericSchema | undefined {
  if (Array.isArray(answer)) return options.find((option) => unwrap(option).type === 'array')
  if (!isRecord(answer)) return undefined
  const shared = (option: v.GenericSchema) =>
    Object.keys((unwrap(option) as Shape).entries ?? {}).filter((name) => name in answer).length
  const objects = options.filter((option) => unwrap(option).type === 'object')
  return objects.toSorted((one, other) => shared(other) - shared(one))[0]
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
