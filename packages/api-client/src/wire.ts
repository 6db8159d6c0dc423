import { errorCodesOf } from '@shop/domain/errors.ts'
import ky, { HTTPError, SchemaValidationError } from 'ky'
import type { Failure } from './failure.ts'

// Loaded with the first call: a page can be read and used before anybody needs to speak to the gateway.

/** No answer within a minute counts as none (documents: 9 business constants); nothing is tried twice, some GETs change data. */
const PATIENCE = { timeout: 60_000, retry: 0 } as const

/** The HTTP client under all calls. */
export const createClient = (baseUrl: string, fetch: typeof globalThis.fetch | undefined) =>
  // Paths begin with a slash: with an empty prefix they are taken from the origin, not from the page they are called on.
  ky.create({ prefix: baseUrl, ...PATIENCE, ...(fetch && { fetch }) })

/** What an error of the client means. */
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
