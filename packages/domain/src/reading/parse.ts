import * as v from 'valibot'
import { fromRoot } from '../text/paths.ts'

// Building blocks for reading the gateway's answers: forgiving about what is absent, strict about what is there.

/** A text; a number reads as it is written. Nothing, null, or a mere yes or no reads as empty. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((sent) => (typeof sent === 'boolean' ? '' : String(sent))),
)

/** A text, or the first text of these names in an object that stands for it, such as a shipping type with its code. */
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

/** A text that must be there; a number reads as it is written. */
export const requiredText = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

const ON: readonly string[] = ['true', '1', 'yes', 'on']

/** The address of a page or picture. Nothing reads as empty text. */
export const address = v.pipe(text, v.transform(fromRoot))

/** A switch, which some back ends send as a word or a number; nothing or null reads as what it is `otherwise`. */
export const flagUnless = (otherwise: boolean) =>
  v.pipe(
    v.nullish(v.union([v.boolean(), v.string(), v.number()]), otherwise),
    v.transform((sent) => (typeof sent === 'string' ? ON.includes(sent.trim().toLowerCase()) : Boolean(sent))),
  )

/** A switch; nothing or null reads as off. */
export const flag = flagUnless(false)

/** A number that must be there, which some back ends send as a text. */
export const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^[-+]?\d{1,15}(?:\.\d{1,15})?$/), v.transform(Number)),
])

/** A whole or broken number; nothing or null reads as 0. */
export const number = v.nullish(numeric, 0)

/** An id, which some back ends send as a number. */
export const identifier = requiredText

/** An amount of money: a text, or a number in major units. Nothing, or a mere yes or no, reads as empty text. */
export const amount = v.pipe(
  v.nullish(v.union([v.number(), v.string(), v.boolean()]), ''),
  v.transform((sent) => (typeof sent === 'boolean' ? '' : sent)),
)
export type Amount = v.InferOutput<typeof amount>

/** An amount that some back ends send as a yes or no instead: "no" reads as 0, "yes" as true, for the amount is not known. */
export const amountOrFlag = v.pipe(
  v.nullish(v.union([v.number(), v.string(), v.boolean()]), ''),
  v.transform((sent): Amount | true => {
    const word = String(sent).trim().toLowerCase()
    if (word === 'false') return 0
    return typeof sent === 'boolean' || word === 'true' ? true : sent
  }),
)

/** Before this many milliseconds since 1970 no shop of ours was open: smaller numbers are seconds. */
const MILLISECONDS_FROM = 1e11

/** A moment as a text; a number, in milliseconds or seconds since 1970, reads as ISO 8601. */
export const moment = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((sent) => (typeof sent === 'number' ? isoTime(sent) : typeof sent === 'string' ? sent : '')),
)

function isoTime(sent: number): string {
  const time = new Date(sent < MILLISECONDS_FROM ? sent * 1000 : sent)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

/** Names to texts, such as attributes or countries; what is no text is left out, an empty list reads as no names. */
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

/** A part that may be absent: null reads as undefined. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<Schema> | undefined => value ?? undefined),
  )

/** An answer whose parts may all be absent: null, or no body at all, reads as an answer without parts. */
export const orEmpty = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.unknown(),
    v.transform((sent): unknown => (sent === undefined || sent === '' ? {} : (sent ?? {}))),
    schema,
  )

/** A list in which one broken item does not hide the others: it is left out. Nothing reads as an empty list. */
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

/** A part of an answer that reads as missing if its form cannot be read, so that the rest of the answer is kept. */
export const orMissing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(schema, () => v.parse(schema, undefined))
