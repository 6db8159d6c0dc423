import { errorCodesOf } from '@shop/domain/reading/errors.ts'
import { list, requiredText } from '@shop/domain/reading/parse.ts'
import { HTTPError, SchemaValidationError } from 'ky'
import * as v from 'valibot'
import type { Failure } from './failure.ts'

/** What an error of the HTTP client means. Apart from `failure.ts`, so that screens can tell failures without the client. */
export function readError(error: unknown): Failure {
  if (error instanceof SchemaValidationError || error instanceof SyntaxError) return { kind: 'broken' }
  return error instanceof HTTPError ? readStatus(error.response.status, error.data) : { kind: 'unreachable' }
}

/** Returns what a response of this status means. `body` holds the reasons of a refusal. */
export function readStatus(status: number, body: unknown): Failure {
  if (status >= 500) return { kind: 'broken', status }
  if (status === 401) return { kind: 'unauthorised' }
  const data = withoutEnvelope(body)
  const message = messageOf(data)
  const unavailable = unavailableIn(data)
  return {
    kind: 'refused',
    status,
    errorKeys: errorCodesOf(data),
    ...(message && { message }),
    ...(unavailable.length > 0 && { unavailable }),
  }
}

/** The body of a refusal. Its part `data` wins, where a profile update names codes and message. */
function withoutEnvelope(body: unknown): unknown {
  const read = v.safeParse(v.object({ data: v.record(v.string(), v.unknown()) }), body)
  return read.success ? { ...(body as object), ...read.output.data } : body
}

/** Ours, optional: the ids of what cannot be bought any more, as in the answer to an order. */
function unavailableIn(body: unknown): string[] {
  const read = v.safeParse(v.object({ unavailable: list(requiredText) }), body)
  return read.success ? read.output.unavailable : []
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message : undefined
}
