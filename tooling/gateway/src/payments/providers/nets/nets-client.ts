import * as v from 'valibot'
import type { NetsSettings } from './nets-settings.ts'

const REQUEST_TIMEOUT_MS = 20_000

/** A refused call, or a call without an answer. Contains no customer data, so that it may be logged. */
export class NetsFailure extends Error {
  /** Nets' error code, if any. */
  readonly code: string
  readonly status: number

  constructor(call: string, status: number, { code, fields }: Reason) {
    super(
      `Nets answered ${status}${code && ` (${code})`} to ${call}${fields.length > 0 ? ` because of ${fields.join(', ')}` : ''}`,
    )
    this.code = code
    this.status = status
  }
}

/** Calls Nets Easy's Payment API, below `/v1`. Calls with the same idempotency key take effect once. */
export type CallNets = (method: string, path: string, body?: unknown, idempotencyKey?: string) => Promise<Response>

/** Creates a client of the API. Its calls reject with a `NetsFailure`. */
export const createNetsClient =
  (settings: NetsSettings, fetch: typeof globalThis.fetch): CallNets =>
  async (method, path, body, idempotencyKey) => {
    const response = await fetch(`${settings.apiBase}/v1${path}`, {
      method,
      headers: {
        // Nets takes the key without a scheme.
        Authorization: settings.secretKey,
        'Content-Type': 'application/json',
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (!response.ok) throw new NetsFailure(`${method} payments`, response.status, await reasonIn(response))
    return response
  }

const reasonSchema = v.object({
  code: v.fallback(v.string(), ''),
  errors: v.fallback(v.record(v.string(), v.unknown()), {}),
})

interface Reason {
  code: string
  fields: readonly string[]
}

/** Reads the names of rejected fields, never their contents. */
async function reasonIn(response: Response): Promise<Reason> {
  const body: unknown = await response.json().catch(() => undefined)
  const read = v.safeParse(reasonSchema, body)
  if (!read.success) return { code: '', fields: [] }
  return { code: read.output.code, fields: Object.keys(read.output.errors).slice(0, 10) }
}
