import { createRateLimit } from '@shop/server/rate-limit.ts'
import type { Context } from 'hono'
import { logEvent } from '../failures/log-event.ts'
import { clientAddress, clientNetwork } from '../http/client-address.ts'

/** Counts calls to webhooks for the metrics. */
export type ReportWebhook = (provider: string, result: 'accepted' | 'unproven') => void

const LINE_EVERY_MS = 60_000
const WINDOW_MS = 600_000
const UNPROVEN = { perClient: 60, window: WINDOW_MS, clients: 10_000 }

/**
 * Records calls to webhooks that do not prove their sender. Anybody can send them, so they cost neither a row nor an alarm:
 * they are counted, and each provider gets one line of the log a minute. Returns a function that records a call. Its result
 * is the seconds until the network may send the next one, or 0 if it may do so at once.
 */
export function createUnprovenWebhooks(report: ReportWebhook | undefined) {
  const allows = createRateLimit(UNPROVEN)
  const lines = new Map<string, { at: number; calls: number }>()

  return (c: Context, provider: string, reasons: readonly string[]): number => {
    report?.(provider, 'unproven')
    const { at, calls } = lines.get(provider) ?? { at: -Infinity, calls: 0 }
    const now = performance.now()
    const isDue = now - at >= LINE_EVERY_MS
    lines.set(provider, isDue ? { at: now, calls: 0 } : { at, calls: calls + 1 })
    if (isDue) {
      const because = [...new Set(reasons)].join(', ')
      logEvent('webhook-refused', { provider, because, address: clientAddress(c), before: calls })
    }
    return allows(clientNetwork(c)) ? 0 : WINDOW_MS / 1000
  }
}
