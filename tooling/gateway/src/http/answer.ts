import type { Context } from 'hono'
import * as v from 'valibot'

/**
 * Answers with JSON that is bound to one visitor, so no cache may keep it. Outside production it is held against the
 * schema the shop reads it with, so that gateway and shop cannot drift apart unseen.
 */
export function answer<Schema extends v.GenericSchema>(c: Context, schema: Schema, body: v.InferInput<Schema>) {
  if (process.env['SITE_ENV'] !== 'production') v.parse(schema, body)
  c.header('Cache-Control', 'no-store')
  return c.json(body)
}

/** Answers a change whose result the shop reads with the next call. */
export function done(c: Context) {
  c.header('Cache-Control', 'no-store')
  return c.json({})
}
