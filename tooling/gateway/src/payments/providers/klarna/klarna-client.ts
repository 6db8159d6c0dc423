import * as v from 'valibot'
import type { KlarnaSettings } from './klarna-settings.ts'

const REQUEST_TIMEOUT_MS = 20_000

/** A refused call, or a call without an answer. Contains no customer data, so that it may be logged. */
export class KlarnaFailure extends Error {
  readonly status: number
  /** Klarna's error code, if any. */
  readonly code: string

  constructor(call: string, status: number, code: string) {
    super(`Klarna answered ${status} to ${call}${code && ` because of ${code}`}`)
    this.status = status
    this.code = code
  }
}

interface KlarnaCall {
  body?: unknown
  /** Requests with the same key move money once. */
  idempotencyKey?: string
}

/** Calls one path of Klarna's server APIs. Throws a `KlarnaFailure` unless the call succeeds. */
export type CallKlarna = (method: string, path: string, call?: KlarnaCall) => Promise<Response>

/** Creates a client with the merchant's credentials. */
export function createKlarnaClient(settings: KlarnaSettings, fetch: typeof globalThis.fetch): CallKlarna {
  const Authorization = `Basic ${Buffer.from(`${settings.username}:${settings.password}`).toString('base64')}`
  return async (method, path, { body, idempotencyKey } = {}) => {
    const response = await fetch(`${settings.apiBase}${path}`, {
      method,
      headers: {
        Authorization,
        'Content-Type': 'application/json',
        ...(idempotencyKey && { 'Klarna-Idempotency-Key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (response.ok) return response
    throw new KlarnaFailure(`${method} ${withoutIds(path)}`, response.status, await errorCode(response))
  }
}

/** Resolves to undefined instead of rejecting with this status. */
export function unless<Answer>(status: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((failure: unknown) => {
    if (failure instanceof KlarnaFailure && failure.status === status) return undefined
    throw failure
  })
}

const withoutIds = (path: string) => path.replace(/(\/orders)\/[^/]+/, '$1/:id')

/** Reads the error code. The messages beside it may contain customer data and are ignored. */
async function errorCode(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined)
  const read = v.safeParse(v.object({ error_code: v.pipe(v.string(), v.regex(/^\w{1,60}$/)) }), body)
  return read.success ? read.output.error_code : ''
}
