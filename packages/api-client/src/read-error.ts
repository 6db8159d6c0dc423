import { errorCodesOf } from '@shop/domain/errors.ts'
import { HTTPError, SchemaValidationError } from 'ky'
import type { Failure } from './failure.ts'

/** What an error of the HTTP client means. Apart from `failure.ts`, so that screens can tell failures without the client. */
export function readError(error: unknown): Failure {
  if (error instanceof SchemaValidationError || error instanceof SyntaxError) return { kind: 'broken' }
  if (!(error instanceof HTTPError)) return { kind: 'unreachable' }
  const { status } = error.response
  if (status >= 500) return { kind: 'broken', status }
  if (status === 401) return { kind: 'unauthorised' }
  const message = messageOf(error.data)
  return { kind: 'refused', status, errorKeys: errorCodesOf(error.data), ...(message && { message }) }
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message : undefined
}
