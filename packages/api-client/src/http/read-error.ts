import { readErrorCodes } from '@shop/domain/reading/errors.ts'
import { parseJson } from '@shop/domain/reading/json.ts'
import { list, requiredText } from '@shop/domain/reading/parse.ts'
import { HTTPError, SchemaValidationError } from 'ky'
import * as v from 'valibot'
import type { Failure } from './failure.ts'

/** Converts an error of the HTTP client to a failure. Apart from `failure.ts`, so that pages do not load the client to read failures. */
export function readError(error: unknown): Failure {
  if (error instanceof SchemaValidationError || error instanceof SyntaxError) return { kind: 'broken' }
  return error instanceof HTTPError ? readStatus(error.response.status, error.data) : { kind: 'unreachable' }
}

/** Returns what a response of this status means. `sent` holds the reasons of a refusal, as JSON or as a text of JSON. */
export function readStatus(status: number, sent: unknown): Failure {
  // The HTTP client (ky 2) parses the body of a failure by its content type alone.
  const body = typeof sent === 'string' ? parseJson(sent) : sent
  if (status >= 500) return { kind: 'broken', status, ...errorNumberIn(body) }
  if (status === 401) return { kind: 'unauthorised' }
  const data = withoutEnvelope(body)
  const message = messageOf(data)
  const unavailable = unavailableIn(data)
  return {
    kind: 'refused',
    status,
    errorCodes: readErrorCodes(data),
    ...(message && { message }),
    ...(unavailable.length > 0 && { unavailable }),
  }
}

/** Returns the body of a refusal. A part `data`, as profile updates have, overrides the rest. */
function withoutEnvelope(body: unknown): unknown {
  const read = v.safeParse(v.object({ data: v.record(v.string(), v.unknown()) }), body)
  return read.success ? { ...(body as object), ...read.output.data } : body
}

/** Ours, optional: the ids of cart lines that can no longer be bought, as in the answer to an order. */
function unavailableIn(body: unknown): string[] {
  const read = v.safeParse(v.object({ unavailable: list(requiredText) }), body)
  return read.success ? read.output.unavailable : []
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message : undefined
}

function errorNumberIn(body: unknown): { errorNumber?: string } {
  const read = v.safeParse(v.object({ errorNumber: v.pipe(v.string(), v.regex(/^\d{9}$/)) }), body)
  return read.success ? { errorNumber: read.output.errorNumber } : {}
}
