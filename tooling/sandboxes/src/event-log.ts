import { createMiddleware } from 'hono/factory'

/** An event of a sandbox, for people and tests. */
export interface LogEntry {
  at: string
  provider: string
  what: string
  details: Record<string, unknown>
}

const KEPT_ENTRIES = 500

/** Creates a log of the latest events, oldest first. */
export function createEventLog(now: () => number) {
  const entries: LogEntry[] = []
  return {
    entries: (): readonly LogEntry[] => entries,
    record(provider: string, what: string, details: Record<string, unknown> = {}) {
      entries.push({ at: new Date(now()).toISOString(), provider, what, details })
      if (entries.length > KEPT_ENTRIES) entries.shift()
    },
    clear: () => void entries.splice(0),
  }
}
export type EventLog = ReturnType<typeof createEventLog>

/** Records the calls to a provider's API. */
export const logCalls = (eventLog: EventLog, provider: string) =>
  createMiddleware(async (c, next) => {
    await next()
    eventLog.record(provider, `${c.req.method} ${c.req.path}`, { status: c.res.status })
  })
