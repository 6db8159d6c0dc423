import { callNamed, type CallName } from '../../documents/calls.ts'
import { losesItem, unwrap, type FieldNote } from '../../documents/field.ts'
import * as form from '../../documents/form.ts'
import * as v from 'valibot'
import type { Answered } from '../asking/ask.ts'
import type { Gap, Problem } from '../gap.ts'
import { fieldPlaces, isRecord, type Holder } from './field-paths.ts'

/** How often a field of one call was sent, over all its answers. */
export interface FieldCount {
  call: CallName
  path: string
  schema: v.GenericSchema
  note: FieldNote
  holder: Holder
  /** How many objects could have the field. */
  places: number
  filled: number
  /** Sent as null, as empty text, or as false where an amount belongs. */
  empty: number
  absent: number
  /** Values of another kind, and words that the shop does not know. */
  unreadable: unknown[]
}

/** Counts every field of the contract in the answers of each call. */
export function countFields(answers: readonly Answered[]): FieldCount[] {
  const counts = new Map<string, FieldCount>()
  for (const { name, body, status, problem } of answers) {
    const { answer } = callNamed(name)
    if (!answer || problem !== undefined || (status ?? 500) >= 400) continue
    const saysNothing = isEmptyCart(body) || isRefusal(body)
    const whole = { path: '', lost: callNamed(name).failed }
    for (const { path, schema, note, value, holder } of fieldPlaces(answer, body, whole)) {
      const key = `${name} ${path}`
      const count = counts.get(key) ?? newCount(name, path, { schema, note, holder })
      counts.set(key, count)
      if (saysNothing && isEmpty(value)) continue
      count.places += 1
      if (value === undefined) count.absent += 1
      else if (isEmpty(value)) count.empty += 1
      else if (isReadable(schema, value)) count.filled += 1
      else count.unreadable.push(value)
    }
  }
  return [...counts.values()]
}

/** An empty cart has no amounts. */
const isEmptyCart = (body: unknown) =>
  isRecord(body) && Array.isArray(body['products']) && body['products'].length === 0

/** An order that was refused has no transaction. */
const isRefusal = (body: unknown) => isRecord(body) && Array.isArray(body['errorKeys']) && body['errorKeys'].length > 0

const newCount = (call: CallName, path: string, field: Pick<FieldCount, 'schema' | 'note' | 'holder'>): FieldCount => ({
  call,
  path,
  ...field,
  places: 0,
  filled: 0,
  empty: 0,
  absent: 0,
  unreadable: [],
})

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** The words of a choice, or undefined for any other field. */
function wordsOf(schema: v.GenericSchema): readonly string[] | undefined {
  const inner = unwrap(schema)
  const { words } = v.getMetadata(inner) as { words?: readonly string[] }
  return inner.type === 'picklist' ? (inner as unknown as { options: readonly string[] }).options : words
}

/** True for a choice to which the documents allow further words. */
const isOpenChoice = (schema: v.GenericSchema) => unwrap(schema).type !== 'picklist'

function isReadable(schema: v.GenericSchema, value: unknown): boolean {
  const inner = unwrap(schema)
  const words = wordsOf(schema)
  if (words) return words.some((word) => word.toLowerCase() === String(value).toLowerCase())
  if (inner.type === 'object') return isRecord(value)
  if (inner.type === 'array') return Array.isArray(value)
  // The fields inside a union of objects are judged by themselves.
  if (inner.type === 'union' && (isRecord(value) || Array.isArray(value))) return hasSuchOption(inner, value)
  return v.is(inner, value)
}

function hasSuchOption(union: v.GenericSchema, value: object): boolean {
  const { options } = union as v.GenericSchema & { options: readonly v.GenericSchema[] }
  const wanted = Array.isArray(value) ? ['array'] : ['object', 'record']
  return options.some((option) => wanted.includes(unwrap(option).type))
}

/** The fields that an answer holds although no document names them. */
export const undocumentedFields = (counts: readonly FieldCount[]): string[] =>
  counts.filter(({ note, places, absent }) => note.isOurs && places > absent).map(({ call, path }) => `${call} ${path}`)

/** What a shop can do without. */
export interface ShopKind {
  hidesPrices: boolean
  takesPayment: boolean
  /** Whether the shop has a page of recommended products. */
  recommends: boolean
  /** Whether the payment form needs the call for the ways to pay. */
  needsPaymentMethods: boolean
}

const METHODS: CallName = 'GET /api/payments/paymentMethods'

/** Makes a gap optional in shops that do not need the field. */
function forShop(gap: Gap, { call, path, schema }: FieldCount, shop: ShopKind): Gap {
  const isNeedless =
    (shop.hidesPrices && form.isAmount(schema)) ||
    (!shop.takesPayment && path === 'paymentProvider') ||
    (!shop.recommends && path === 'recommendedProducts') ||
    (!shop.needsPaymentMethods && call === METHODS)
  return isNeedless ? { ...gap, isOptional: true } : gap
}

const FLAGS = 'featureFlags.'

/** Leaves out a choice that is sent in the other of its two places: the shop reads flags and settings alike. */
function judged(counts: readonly FieldCount[]): FieldCount[] {
  const twinOf = ({ path }: FieldCount) => (path.startsWith(FLAGS) ? path.slice(FLAGS.length) : FLAGS + path)
  return counts.filter((count) => {
    const twin = counts.find(({ call, path }) => call === count.call && path === twinOf(count))
    return !(twin && twin.filled > 0 && count.filled + count.unreadable.length === 0)
  })
}

/** The gaps among the fields. The same gap in the answers of several calls is one gap. */
export function fieldGaps(counts: readonly FieldCount[], shop: ShopKind): Gap[] {
  const found = judged(counts).flatMap((count) =>
    gapsOf(count).map((gap) => ({ gap: forShop(gap, count, shop), schema: count.schema })),
  )
  const merged: { gap: Gap; schema: v.GenericSchema }[] = []
  for (const { gap, schema } of found) {
    const same = merged.find((one) => one.schema === schema && one.gap.problem === gap.problem)
    if (same) same.gap = { ...same.gap, calls: [...new Set([...same.gap.calls, ...gap.calls])] }
    else merged.push({ gap, schema })
  }
  return merged.map(({ gap }) => gap)
}

function gapsOf(count: FieldCount): Gap[] {
  const { note, places, filled, empty, absent, unreadable } = count
  const gaps: Gap[] = []
  if (unreadable.length > 0) {
    const isWord = wordsOf(count.schema) !== undefined
    const gap = gapOf(
      count,
      isWord ? 'unknown word' : 'another kind',
      `${unreadable.length} of ${places}: ${sample(unreadable[0])}.`,
    )
    const loses = losesItem(count.schema, unreadable[0])
    gaps.push({
      ...gap,
      isOptional: isWord && isOpenChoice(count.schema),
      ...(loses && { does: count.holder.lost, lost: count.holder.path }),
    })
  }
  const missing = absent + empty
  const isMissing = note.need === 'essential' ? missing > 0 : missing === places && filled === 0
  if (places > 0 && isMissing) {
    const problem = absent === missing ? 'absent' : 'null'
    const how = problem === 'absent' ? 'was not sent' : 'was sent without a value'
    gaps.push(gapOf(count, problem, `${missing} of ${places}: \`${lastName(count.path)}\` ${how}.`))
  }
  return gaps
}

const lastName = (path: string) => path.split('.').at(-1) ?? path
const sample = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 60)

function gapOf({ call, path, note, filled }: FieldCount, problem: Problem, found: string): Gap {
  const isUnset = problem === 'absent' || problem === 'null'
  const isOptional = isUnset && note.need === 'optional'
  return { problem, subject: path, calls: [call], found, does: note.absent, isOptional, isWhole: filled === 0 }
}
