import type { Context } from 'hono'
import * as v from 'valibot'

/**
 * Holds an answer against the schema the shop reads it with, outside production, so that gateway and shop cannot drift
 * apart unseen; gives it back as it is.
 */
export function validated<Schema extends v.GenericSchema>(schema: Schema, body: v.InferInput<Schema>) {
  if (process.env['SITE_ENV'] !== 'production') v.parse(schema, body)
  return body
}

/** Answers with JSON that is bound to one visitor, so no cache may keep it. */
export function sendJson<Schema extends v.GenericSchema>(c: Context, schema: Schema, body: v.InferInput<Schema>) {
  validated(schema, body)
  c.header('Cache-Control', 'no-store')
  return c.json(body)
}

/** Answers a change whose result the shop reads with the next call. */
export function sendEmpty(c: Context) {
  c.header('Cache-Control', 'no-store')
  return c.json({})
}
