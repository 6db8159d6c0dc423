import * as v from 'valibot'
import { spellOutSigns } from '../text/named-signs.ts'
import { fromRoot } from '../text/paths.ts'
import { momentAt, readMoment } from './moments.ts'

// Schemas for the parts of the gateway's answers. They accept absent values and other types, and reject what has no meaning.

/** A text. A number reads as a text. Absent, null or boolean reads as empty. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((sent) => (typeof sent === 'boolean' ? '' : String(sent))),
)

/** A text with markup, in which only the signs of markup have names. */
export const html = v.pipe(text, v.transform(spellOutSigns))

/** A text, or an object with a text. The first non-empty text under these names is read, such as a shipping type's code. */
export const textOf = (...names: string[]) =>
  v.optional(
    v.union([
      text,
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.transform((part) => names.map((name) => v.parse(v.fallback(text, ''), part[name])).find(Boolean) ?? ''),
      ),
    ]),
    '',
  )

/** A text that must be present. A number reads as a text. */
export const requiredText = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

const ON: readonly string[] = ['true', '1', 'yes', 'on']

/** The address of a page or picture. Absent reads as empty. */
export const address = v.pipe(text, v.transform(fromRoot))

/** A boolean, which some gateways send as a word or a number. Absent or null reads as `otherwise`. */
export const flagUnless = (otherwise: boolean) =>
  v.pipe(
    v.nullish(v.union([v.boolean(), v.string(), v.number()]), otherwise),
    v.transform((sent) => (typeof sent === 'string' ? ON.includes(sent.trim().toLowerCase()) : Boolean(sent))),
  )

/** A boolean. Absent or null reads as false. */
export const flag = flagUnless(false)

/** A number that must be present. Some gateways send it as a text. */
export const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^[-+]?\d{1,15}(?:\.\d{1,15})?$/), v.transform(Number)),
])

/** A number. Absent or null reads as 0. */
export const number = v.nullish(numeric, 0)

/** An id that must be present. Some gateways send it as a number. */
export const identifier = requiredText

/** An amount of money: a text, or a number in major units. Absent, null or boolean reads as an empty text. */
export const amount = v.pipe(
  v.nullish(v.union([v.number(), v.string(), v.boolean()]), ''),
  v.transform((sent) => (typeof sent === 'boolean' ? '' : sent)),
)
export type Amount = v.InferOutput<typeof amount>

/** An amount that some gateways send as a boolean. False reads as 0. True stays true: there is an amount, but it is unknown. */
export const amountOrFlag = v.pipe(
  v.nullish(v.union([v.number(), v.string(), v.boolean()]), ''),
  v.transform((sent): Amount | true => {
    const word = String(sent).trim().toLowerCase()
    if (word === 'false') return 0
    return typeof sent === 'boolean' || word === 'true' ? true : sent
  }),
)

/** Smaller numbers are seconds since 1970. As milliseconds they would be before 1973. */
const MILLISECONDS_FROM = 1e11

/** A date as a text for `readDay`. A number of seconds or milliseconds since 1970 reads as ISO 8601. */
export const moment = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((sent) => (typeof sent === 'number' ? isoTime(sent) : typeof sent === 'string' ? sent : '')),
)

function isoTime(sent: number): string {
  return momentAt(sent < MILLISECONDS_FROM ? sent * 1000 : sent)?.toISOString() ?? ''
}

/** A text that `readMoment` reads, in milliseconds since 1970. */
export const writtenMoment = v.pipe(
  v.string(),
  v.transform((sent) => readMoment(sent)?.getTime()),
  v.number(),
)

/** A moment in milliseconds since 1970, or as a text. Absent or null reads as 0. */
export const milliseconds = v.nullish(v.union([numeric, writtenMoment]), 0)

/** Texts by name, such as attributes or countries. Values that are no texts are left out. An empty list reads as no names. */
export const texts = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), {}),
  v.transform((sent): Record<string, string> =>
    Object.fromEntries(
      Object.entries(sent).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      ),
    ),
  ),
)

/** A part that may be absent. Null reads as undefined. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<Schema> | undefined => value ?? undefined),
  )

/** An answer whose parts may all be absent. Null, or an empty body, reads as an empty object. */
export const orEmpty = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.unknown(),
    v.transform((sent): unknown => (sent === undefined || sent === '' ? {} : (sent ?? {}))),
    schema,
  )

/** A list without the items that cannot be read. Absent or null reads as an empty list. */
export const list = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((candidate): v.InferOutput<Schema>[] => {
        const read = v.safeParse(item, candidate)
        return read.success ? [read.output] : []
      }),
    ),
  )

/** An answer with its list as the part `name`. Some gateways send the list alone. */
export const withList = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
  v.pipe(
    v.unknown(),
    v.transform((sent): unknown => (Array.isArray(sent) ? { [name]: sent } : sent)),
    schema,
  )

/** A part that reads as absent if it cannot be read, so that the rest of the answer is kept. */
export const orMissing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(schema, () => v.parse(schema, undefined))

/**
 * An object of an answer. Each of its parts reads as absent if it cannot be read, except those that are `needed`. Lists that a
 * page is about are needed: an unreadable list must not look like an empty one.
 */
export function answerObject<Parts extends v.ObjectEntries>(parts: Parts): v.ObjectSchema<Parts, undefined>
export function answerObject<Parts extends v.ObjectEntries, Needed extends v.ObjectEntries>(
  parts: Parts,
  needed: Needed,
): v.ObjectSchema<Parts & Needed, undefined>
// Lets bundles leave out schemas that they do not use.
/* @__NO_SIDE_EFFECTS__ */
export function answerObject(parts: v.ObjectEntries, needed?: v.ObjectEntries) {
  const forgiving = Object.entries(parts).map(([name, part]) => [name, orAbsent(part as v.GenericSchema)])
  return v.object({ ...(Object.fromEntries(forgiving) as v.ObjectEntries), ...needed })
}

type Outputs<Parts extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Parts, undefined>>

/** An object of the parts that an answer contains and that can be read. The parts that are `needed` must be among them. */
export const readableParts = <Parts extends v.ObjectEntries, Needed extends v.ObjectEntries>(
  parts: Parts,
  needed: Needed,
) =>
  v.pipe(
    v.looseObject(needed),
    v.transform((sent) => {
      const readable = Object.entries({ ...parts, ...needed }).flatMap(([name, part]) => {
        if (!(name in sent)) return []
        const read = v.safeParse(part, sent[name])
        return read.success ? [[name, read.output]] : []
      })
      return Object.fromEntries(readable) as Partial<Outputs<Parts>> & Outputs<Needed>
    }),
  )

/** Unlike `orMissing`, leaves out a part that was not sent. */
function orAbsent(part: v.GenericSchema) {
  const absent = () => v.parse(part, undefined)
  const kept = orMissing(part)
  return absent() === undefined ? v.optional(kept) : v.optional(kept, absent)
}
