import type { RateLimit } from '@shop/server/rate-limit.ts'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { logEvent } from '../logging/log-event.ts'
import { loggable, readViolations, reportTypeOf } from './policy-report.ts'

/** Where browsers report what a page's policy has kept out. */
export const POLICY_REPORTS = '/policy-reports'
/** The name of that address in a page's headers. */
export const REPORTING_ENDPOINT = 'policy'

const MAX_BYTES = 32 * 1024
/** Browsers put several reports into one request; of a longer row nobody reads the rest. */
const MAX_VIOLATIONS = 10
const NO_STORE = { 'cache-control': 'no-store' }

/** Refuses what is too long for a report before it is read. */
export const reportSizeLimit = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => c.body(null, 413, NO_STORE),
})

interface Reported {
  site: string
  allows: RateLimit
  clientOf: (c: Context) => string
  routePattern: (address: string) => string
}

/** Takes the reports of a site's visitors: one line of the log for each violation, with nothing in it that says who they are. */
export const createPolicyReports =
  ({ site, allows, clientOf, routePattern }: Reported) =>
  async (c: Context): Promise<Response> => {
    const type = reportTypeOf(c.req.header('content-type') ?? '')
    if (!type) return c.body(null, 415, NO_STORE)
    if (!allows(clientOf(c))) return c.body(null, 429, NO_STORE)
    const violations = readViolations(type, await c.req.text())
    if (!violations) return c.body(null, 400, NO_STORE)
    for (const violation of violations.slice(0, MAX_VIOLATIONS)) {
      logEvent('policy-violated', { site, ...loggable(violation, routePattern) })
    }
    return c.body(null, 204, NO_STORE)
  }
