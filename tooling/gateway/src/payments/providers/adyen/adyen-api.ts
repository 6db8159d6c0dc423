import * as v from 'valibot'
import type { ProviderPlatform } from '../provider.ts'
import type { AdyenSettings } from './adyen-settings.ts'

// Three tries take less than the minute after which the shop's call times out.
const TRIES = 3
const TRY_TIMEOUT_MS = 12_000
const PAUSE_MS = 1000

const IN_PROGRESS = '704'
// Adyen sets this header if a retry of the same request may succeed.
const TRANSIENT = 'transient-error'

/** A refused call, or a call without an answer. Contains no customer data, so that it may be logged. */
export class AdyenFailure extends Error {
  /** True if Adyen may have carried the call out, or may do so after a retry. */
  readonly isOpen: boolean
  /** 0 if no answer arrived. */
  readonly status: number

  constructor(call: string, status: number, { errorCode = '', isTransient = false } = {}) {
    super(`Adyen answered ${status || 'nothing'}${errorCode && ` (${errorCode})`} to ${call}`)
    this.status = status
    this.isOpen = status === 0 || status >= 500 || status === 429 || isTransient || errorCode === IN_PROGRESS
  }
}

const errorSchema = v.object({ errorCode: v.pipe(v.string(), v.regex(/^\w{1,12}$/)) })

/** Creates a client of Adyen's Checkout API. */
export function createAdyenApi(
  { apiBase, apiKey }: AdyenSettings,
  { fetch, clock }: Pick<ProviderPlatform, 'fetch' | 'clock'>,
) {
  async function send(call: string, body: object, timeoutMs: number, idempotencyKey?: string): Promise<unknown> {
    const response = await fetch(`${apiBase}${call}`, {
      method: 'POST',
      headers: {
        'X-API-Key': apiKey,
        'Content-Type': 'application/json',
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined)
    const answer: unknown = await response?.json().catch(() => undefined)
    if (response?.ok && answer !== undefined) return answer
    const error = v.safeParse(errorSchema, answer)
    throw new AdyenFailure(`POST ${call}`, response?.ok ? 0 : (response?.status ?? 0), {
      ...(error.success && error.output),
      isTransient: response?.headers.get(TRANSIENT) === 'true',
    })
  }

  return {
    /** Sends a request that changes nothing. */
    ask: (call: string, body: object, timeoutMs: number) => send(call, body, timeoutMs),
    /** Sends a request that takes effect once: retries after a lost answer use the same key. Throws an `AdyenFailure`. */
    order: async (call: string, body: object, idempotencyKey: string): Promise<unknown> => {
      for (let tries = 1; ; tries++) {
        try {
          return await send(call, body, TRY_TIMEOUT_MS, idempotencyKey)
        } catch (failure) {
          if (tries === TRIES || !(failure instanceof AdyenFailure) || !failure.isOpen) throw failure
          await clock.pause(PAUSE_MS)
        }
      }
    },
  }
}
export type AdyenApi = ReturnType<typeof createAdyenApi>
