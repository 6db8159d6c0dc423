import type { Context } from 'hono'
import { toErrorCode } from '@shop/domain/errors.ts'
import * as v from 'valibot'
import { Refusal } from './refusal.ts'

const outermost = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue)?.split('.')[0] ?? 'request'

function read<Schema extends v.GenericSchema>(schema: Schema, candidate: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, candidate)
  if (result.success) return result.output
  // Only the outermost name: what stands below it may be the visitor's own words.
  const fields = result.issues.map((issue) => toErrorCode(`invalid-${outermost(issue)}`))
  const [first = 'invalid-request', ...others] = [...new Set(fields)].slice(0, 20)
  throw new Refusal(400, [first, ...others])
}

/** The query of a call, checked; fields nobody asked for are dropped. */
export const readQuery = <Schema extends v.GenericSchema>(c: Context, schema: Schema) => read(schema, c.req.query())

/** The JSON body of a call, checked; fields nobody asked for are dropped. */
export async function readBody<Schema extends v.GenericSchema>(c: Context, schema: Schema) {
  const body: unknown = await c.req.json().catch(() => {
    throw new Refusal(400, ['invalid-json'])
  })
  return read(schema, body)
}
