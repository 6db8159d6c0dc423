import type { Context } from 'hono'
import { toErrorCode } from '@shop/domain/reading/errors.ts'
import { shallowJson } from '@shop/server/json-depth.ts'
import * as v from 'valibot'
import type { BoundedSchema } from './bounded.ts'
import { Refusal } from './refusal.ts'
import { isStorable } from './storable.ts'

const outermost = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue)?.split('.')[0] ?? 'request'

function read<Schema extends v.GenericSchema>(schema: Schema, candidate: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, candidate)
  if (result.success) return result.output
  // Only the outermost field is named: names below it can be the visitor's own text.
  const fields = result.issues.map((issue) => toErrorCode(`invalid-${outermost(issue)}`))
  const [first = 'invalid-request', ...others] = [...new Set(fields)].slice(0, 20)
  throw new Refusal(400, [first, ...others])
}

/** Reads and checks the query of a call. Unknown fields are dropped. */
export const readQuery = <Schema extends v.GenericSchema>(c: Context, schema: BoundedSchema<Schema>) =>
  read<Schema>(schema, c.req.query())

const JSON_TYPE = /^application\/json\s*(?:;|$)/i
const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** Reads and checks the JSON body of a call. Unknown fields are dropped. */
export async function readBody<Schema extends v.GenericSchema>(c: Context, schema: BoundedSchema<Schema>) {
  // A form on a foreign page can send any text, but not with this content type.
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) throw new Refusal(415, ['unsupported-media-type'])
  const body = await parsed(c)
  if (!isStorable(body)) throw new Refusal(400, ['invalid-request'])
  return read<Schema>(schema, body)
}

async function parsed(c: Context): Promise<unknown> {
  try {
    return v.parse(shallowJson, UTF8.decode(await c.req.arrayBuffer()))
  } catch {
    throw new Refusal(400, ['invalid-json'])
  }
}
