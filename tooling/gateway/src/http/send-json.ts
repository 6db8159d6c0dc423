import type { Context } from 'hono'
import * as v from 'valibot'

/**
 * Checks an answer against the schema that the shop reads it with, outside production, so that tests notice a difference.
 * Returns the answer unchanged.
 */
export function validated<Schema extends v.GenericSchema>(schema: Schema, body: v.InferInput<Schema>) {
  if (process.env['SITE_ENV'] !== 'production') v.parse(schema, body)
  return body
}

/** Sends JSON for one visitor, which no cache may store. */
export function sendJson<Schema extends v.GenericSchema>(c: Context, schema: Schema, body: v.InferInput<Schema>) {
  validated(schema, body)
  c.header('Cache-Control', 'no-store')
  return c.json(body)
}

/** Answers a change with an empty object. The shop reads the result with its next call. */
export function sendEmpty(c: Context) {
  c.header('Cache-Control', 'no-store')
  return c.json({})
}
