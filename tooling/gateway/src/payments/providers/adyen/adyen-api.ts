import * as v from 'valibot'
import type { ProviderPlatform } from '../provider.ts'
import type { AdyenSettings } from './adyen-settings.ts'

// Three tries end before the shop gives up on its call, after a minute.
const TRIES = 3
const TRY_TIMEOUT_MS = 12_000
const PAUSE_MS = 1000

const IN_PROGRESS = '704'
// Adyen sets this header where the same request may succeed later.
const TRANSIENT = 'transient-error'

/** Adyen did not carry a call out, or its answer never came. Carries no customer data, so that it may be logged. */
export class AdyenFailure extends Error {
  /** Whether it may have been carried out all the same, or may be when it is asked again. */
  readonly isOpen: boolean
  /** 0 when no answer came. */
  readonly status: number

  constructor(call: string, status: number, { errorCode = '', isTransient = false } = {}) {
    super(`Adyen answered ${status || 'nothing'}${errorCode && ` (${errorCode})`} to ${call}`)
    this.status = status
    this.isOpen = status === 0 || status >= 500 || status === 429 || isTransient || errorCode === IN_PROGRESS
  }
}

const errorSchema = v.object({ errorCode: v.pipe(v.string(), v.regex(/^\w{1,12}$/)) })

/** Speaks Adyen's Checkout API. */
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
    /** Asks for something that changes nothing. */
    ask: (call: string, body: object, timeoutMs: number) => send(call, body, timeoutMs),
    /**
     * Has something done, once: what is tried again after an answer that was lost goes by the same key. Throws an
     * AdyenFailure.
     */
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
