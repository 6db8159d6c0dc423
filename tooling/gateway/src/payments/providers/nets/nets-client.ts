import * as v from 'valibot'
import type { NetsSettings } from './nets-settings.ts'

const REQUEST_TIMEOUT_MS = 20_000

/** The provider did not answer, or not as it should. Carries no customer data, so that it may be logged. */
export class NetsFailure extends Error {
  /** Nets' own number for the reason, where it gives one. */
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

/** One call of Nets Easy's Payment API, below `/v1`; what repeats the key of an earlier call has its effect once. */
export type CallNets = (method: string, path: string, body?: unknown, idempotencyKey?: string) => Promise<Response>

/** Speaks HTTP with Nets; rejects with `NetsFailure` when it refuses. */
export const createNetsClient =
  (settings: NetsSettings, fetch: typeof globalThis.fetch): CallNets =>
  async (method, path, body, idempotencyKey) => {
    const response = await fetch(`${settings.apiBase}/v1${path}`, {
      method,
      headers: {
        // The bare key: no scheme in front of it.
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

/** The names of the fields it did not like; never their contents. */
async function reasonIn(response: Response): Promise<Reason> {
  const body: unknown = await response.json().catch(() => undefined)
  const read = v.safeParse(reasonSchema, body)
  if (!read.success) return { code: '', fields: [] }
  return { code: read.output.code, fields: Object.keys(read.output.errors).slice(0, 10) }
}
