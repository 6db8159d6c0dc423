import type { RateLimit } from '@shop/server/rate-limit.ts'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { logEvent } from '../logging/log-event.ts'
import { loggable, readViolations, reportTypeOf } from './violations.ts'

/** The address to which browsers report violations of a page's policy. */
export const POLICY_REPORTS = '/policy-reports'
/** The name of this address in the header `reporting-endpoints`. */
export const REPORTING_ENDPOINT = 'policy'

const MAX_BYTES = 32 * 1024
/** The number of violations that are read from one request. */
const MAX_VIOLATIONS = 10
const NO_STORE = { 'cache-control': 'no-store' }

/** Rejects a request body that is too long for a report before it is read. */
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

/** Returns the handler for reports of a site's visitors. Logs each violation as a line without personal data. */
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
