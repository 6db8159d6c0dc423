import type { Context } from 'hono'
import { createMemoryLimit } from '../access/network-limits.ts'
import { logEvent } from '../failures/log-event.ts'
import { clientAddress, clientNetworks } from '../http/client-address.ts'

/** Counts calls to webhooks for the metrics. */
export type ReportWebhook = (provider: string, result: 'accepted' | 'unproven') => void

const LINE_EVERY_MS = 60_000

/**
 * Records calls to webhooks that do not prove their sender. Anybody can send them, so they cost neither a row nor an alarm:
 * they are counted, and each provider gets one line of the log a minute. Returns a function that records a call.
 * It throws a 429 refusal after too many of one network, unless a part of the call is proven.
 */
export function createUnprovenWebhooks(customersPerAddress: number, report: ReportWebhook | undefined) {
  const count = createMemoryLimit('unproven-webhook', customersPerAddress)
  const lines = new Map<string, { at: number; calls: number }>()

  return (c: Context, provider: string, reasons: readonly string[], isProven: boolean): void => {
    report?.(provider, 'unproven')
    const { at, calls } = lines.get(provider) ?? { at: -Infinity, calls: 0 }
    const now = performance.now()
    const isDue = now - at >= LINE_EVERY_MS
    lines.set(provider, isDue ? { at: now, calls: 0 } : { at, calls: calls + 1 })
    if (isDue) {
      const because = [...new Set(reasons)].join(', ')
      logEvent('webhook-refused', { provider, because, address: clientAddress(c), unlogged: calls })
    }
    if (!isProven) count(clientNetworks(c))
  }
}
