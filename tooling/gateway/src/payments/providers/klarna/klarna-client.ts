import * as v from 'valibot'
import type { KlarnaSettings } from './klarna-settings.ts'

const REQUEST_TIMEOUT_MS = 20_000

/** Klarna did not answer as it should. Carries no customer data, so that it may be logged. */
export class KlarnaFailure extends Error {
  readonly status: number
  /** Klarna's own word for the reason, where it gives one. */
  readonly code: string

  constructor(call: string, status: number, code: string) {
    super(`Klarna answered ${status} to ${call}${code && ` because of ${code}`}`)
    this.status = status
    this.code = code
  }
}

interface KlarnaCall {
  body?: unknown
  /** Makes a movement of money happen once, however often it is asked for. */
  idempotencyKey?: string
}

/** Calls one path of Klarna's server APIs; throws a KlarnaFailure for anything but a yes. */
export type CallKlarna = (method: string, path: string, call?: KlarnaCall) => Promise<Response>

/** Speaks to Klarna with the merchant's name and password. */
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

/** `undefined` in place of a refusal with this status. */
export function unless<Answer>(status: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((failure: unknown) => {
    if (failure instanceof KlarnaFailure && failure.status === status) return undefined
    throw failure
  })
}

const withoutIds = (path: string) => path.replace(/(\/orders)\/[^/]+/, '$1/:id')

/** Klarna's word for what was wrong; never the messages beside it, which may repeat what customers typed. */
async function errorCode(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined)
  const read = v.safeParse(v.object({ error_code: v.pipe(v.string(), v.regex(/^\w{1,60}$/)) }), body)
  return read.success ? read.output.error_code : ''
}
