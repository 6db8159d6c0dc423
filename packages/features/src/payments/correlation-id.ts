import * as v from 'valibot'

const stateSchema = v.object({ correlationId: v.pipe(v.string(), v.nonEmpty()) })

/** The second number of a transaction where the address has no place for it: from the page before, or the query (OP-24). */
export function readCorrelationId(state: unknown, search: string): string | undefined {
  const handedOver = v.safeParse(stateSchema, state)
  if (handedOver.success) return handedOver.output.correlationId
  return new URLSearchParams(search).get('correlationId') || undefined
}
