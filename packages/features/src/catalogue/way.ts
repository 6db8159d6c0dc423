import * as v from 'valibot'

const waySchema = v.variant('kind', [
  v.object({ kind: v.literal('category'), path: v.string() }),
  v.object({ kind: v.literal('search'), query: v.string() }),
  v.object({ kind: v.literal('recommended') }),
])

/** How a visitor came to a product: the list it was found in. Handed over with the link, for the breadcrumb (SHELL-22). */
export type Way = v.InferOutput<typeof waySchema>

/** Reads the way out of what a link handed over; nothing when the visitor came from elsewhere. */
export function readWay(state: unknown): Way | undefined {
  const read = v.safeParse(v.object({ way: waySchema }), state)
  return read.success ? read.output.way : undefined
}
