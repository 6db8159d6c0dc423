import { noteOf, unwrap, type FieldNote } from '../../documents/field.ts'
import type * as v from 'valibot'

/** A field of the contract at one place of an answer. */
export interface FieldPlace {
  path: string
  schema: v.GenericSchema
  note: FieldNote
  value: unknown
  /** What is lost when the field cannot be read: an item of a list, or a whole answer. */
  holder: Holder
}

/** The nearest part around a field that the shop can do without. */
export interface Holder {
  /** Its path. The whole answer has an empty path. */
  path: string
  /** What the shop does without it. */
  lost: string
}

type Shape = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  options?: readonly v.GenericSchema[]
  value?: v.GenericSchema
}

/** Every field of the contract in an answer, also those that the answer lacks. */
export function fieldPlaces(schema: v.GenericSchema, answer: unknown, holder: Holder, path = ''): FieldPlace[] {
  const shape = unwrap(schema) as Shape
  if (shape.type === 'union') {
    const option = optionFor(shape.options ?? [], answer)
    return option ? fieldPlaces(option, answer, holder, path) : []
  }
  if (shape.type === 'array' && shape.item && Array.isArray(answer)) {
    const { item } = shape
    const place = `${path}[]`
    return answer.flatMap((one) => fieldPlaces(item, one, { path: place, lost: itemLost(item, one) }, place))
  }
  if (shape.type !== 'object' || !isRecord(answer)) return []
  return Object.entries(shape.entries ?? {}).flatMap(([name, field]) => {
    const place = path === '' ? name : `${path}.${name}`
    const note = noteOf(field)
    const value = answer[name]
    const own = note ? [{ path: place, schema: field, note, value, holder }] : []
    const isKept = note && note.need !== 'essential' && !note.isDecisive
    const inner = isKept ? { path: place, lost: note.absent } : holder
    return [...own, ...fieldPlaces(field, value, inner, place)]
  })
}

/** What the shop does without an item of a list: its essential fields say it. */
function itemLost(item: v.GenericSchema, value: unknown): string {
  const inner = unwrap(item) as Shape
  const { entries = {} } = inner.type === 'union' ? ((optionFor(inner.options ?? [], value) as Shape) ?? {}) : inner
  const notes = Object.values(entries).map((field) => noteOf(field))
  return notes.find((note) => note?.need === 'essential')?.absent ?? 'The item is left out of its list.'
}

/** The option of a union that fits an answer best: a list, or the object that shares most fields. */
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
