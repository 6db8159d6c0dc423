import type { Gateway, TransactionIds } from '@shop/api-client'
import { isNotFound } from '@shop/api-client/failure.ts'
import { readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { isAnswerLost } from '../../runtime/failures/failures.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'
import type { OwnResult, ProviderAnswer } from '../providers/provider.ts'

/** A payment as seen from another browser than it was started in. */
export interface SeenPayment {
  status: string
  /** Empty until the order is placed, or if the gateway does not tell it. */
  orderNumber: string
}

/** What has been read of a payment so far. */
export interface KnownPayment {
  transaction?: Transaction | undefined
  /** The provider's own result, if it has one. */
  answer?: ProviderAnswer | undefined
  /** What the gateway answers to a browser that brings both ids of another visitor's payment. */
  seen?: SeenPayment | undefined
  /** Why the last read failed. The provider's lost answer comes first. */
  error?: unknown
}

export interface WatchedPayment extends KnownPayment {
  /** `known` once `until` is reached, `given-up` if it is not reached in time. */
  phase: 'asking' | 'known' | 'given-up'
  /** Whether the customer has asked again. */
  isRepeated: boolean
}

export interface WatchOptions {
  /** Whether enough is known. */
  until: (known: KnownPayment) => boolean
  own?: OwnResult['ask'] | undefined
  /** Milliseconds from an answer to the next request. */
  every: number
  /** Milliseconds in a visible page until the watch gives up. 0 asks once, and waits for that answer. */
  for: number
}

export const POLL_INTERVAL = 3_000

/** How a result page watches a payment, and how a page that must know its transaction first reads it. */
export const POLLED = { every: POLL_INTERVAL, for: 15_000 }
export const ONCE: WatchOptions = { until: ({ transaction }) => transaction !== undefined, every: 0, for: 0 }

export const UNREAD: WatchedPayment = { phase: 'asking', isRepeated: false }

/**
 * Reads a payment until enough is known or its time is over, one request at a time. A lost answer is no result, because a
 * customer who has paid must not read that the payment failed: what is known stays. A hidden page does not ask, and its time
 * stands still. `close` aborts the request and shows nothing more.
 */
export function watchPayment(
  { loadGateway }: Pick<Shop, 'loadGateway'>,
  ids: TransactionIds,
  { until, own, every, for: limit }: WatchOptions,
  show: (watched: WatchedPayment) => void,
) {
  const leaving = new AbortController()
  const { signal } = leaving
  let watched = UNREAD
  let timeLeft = limit
  let isReading = false
  /** When the time started to run. Undefined while it stands still. */
  let runningSince: number | undefined
  let end: ReturnType<typeof setTimeout> | undefined
  let next: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<WatchedPayment>) => {
    watched = { ...watched, ...change }
    if (watched.phase !== 'asking') pause()
    show(watched)
  }

  const pause = () => {
    clearTimeout(end)
    clearTimeout(next)
    if (runningSince !== undefined) timeLeft -= performance.now() - runningSince
    runningSince = undefined
  }

  const run = () => {
    pause()
    runningSince = performance.now()
    if (limit > 0) end = setTimeout(() => set({ phase: 'given-up' }), timeLeft)
    void ask()
  }

  const ask = async () => {
    if (isReading) return
    isReading = true
    const known = await read(watched)
    isReading = false
    if (signal.aborted) return
    const isOver = limit === 0 || watched.phase === 'given-up'
    set({ ...known, phase: until(known) ? 'known' : isOver ? 'given-up' : 'asking' })
    if (runningSince !== undefined) next = setTimeout(() => void ask(), every)
  }

  const read = async (before: KnownPayment): Promise<KnownPayment> => {
    const { answer: shown } = before
    try {
      const gateway = await loadGateway()
      let lost: unknown
      const newest =
        own && !shown?.orderNumber
          ? await own(gateway, ids, signal).catch((error: unknown) => void (lost = isAnswerLost(error) && error))
          : undefined
      const answer = merged(shown, newest ?? undefined)
      // A visitor without the correlation id gets it from the provider's answer.
      const correlationId = ids.correlationId ?? answer?.correlationId
      const found = await readTransaction(gateway, { ...ids, correlationId }, signal)
      return { ...before, answer, ...found, error: lost || found.error }
    } catch (error) {
      return { ...before, error }
    }
  }

  const look = () => (document.visibilityState === 'hidden' ? pause() : run())
  document.addEventListener('visibilitychange', () => watched.phase === 'asking' && look(), { signal })
  run()
  if (document.visibilityState === 'hidden') pause()

  return {
    /** Asks for the same time again, after the watch has given up. */
    again: () => {
      if (watched.phase !== 'given-up') return
      timeLeft = limit
      set({ phase: 'asking', isRepeated: true })
      run()
    },
    close: () => {
      pause()
      leaving.abort()
    },
  }
}

/** The newest answer with the HTML that is already shown, because a provider's frame would restart in new HTML. */
const merged = (shown: ProviderAnswer | undefined, newest: ProviderAnswer | undefined): ProviderAnswer | undefined =>
  newest ? { ...newest, html: shown?.html || newest.html } : shown

/** Reads a transaction. A gateway that hides it from this visitor may still tell its status by both ids. */
async function readTransaction({ cart, payments }: Gateway, ids: TransactionIds, signal: AbortSignal) {
  try {
    return { transaction: await cart.getTransaction(ids, signal), error: undefined }
  } catch (error) {
    if (!ids.correlationId || !isNotFound(error)) return { error }
    try {
      const seen = await payments.status(ids, signal)
      return readPaymentStatus(seen.status) ? { seen, error } : { error }
    } catch (statusError) {
      return { error: isAnswerLost(statusError) ? statusError : error }
    }
  }
}
