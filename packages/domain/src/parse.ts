import * as v from 'valibot'

// Building blocks for reading the gateway's answers: forgiving about what is absent, strict about what is there.

/** A text; nothing or null reads as empty. */
export const text = v.nullish(v.string(), '')

/** A switch; nothing or null reads as off. */
export const flag = v.nullish(v.boolean(), false)

/** A whole or broken number; nothing or null reads as 0. */
export const number = v.nullish(v.number(), 0)

/** A number that must be there, which some back ends send as a text. */
export const numeric = v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]), v.transform(Number), v.finite())

/** An id, which some back ends send as a number. */
export const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** An amount of money: a ready-made text to show, or a number in major units. Nothing reads as empty text. */
export const amount = v.nullish(v.union([v.number(), v.string()]), '')
export type Amount = v.InferOutput<typeof amount>

/** Names to texts, such as attributes or countries. */
export const texts = v.nullish(v.record(v.string(), v.string()), {})

/** A part that may be absent: null reads as undefined. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value): v.InferOutput<Schema> | undefined => value ?? undefined),
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
