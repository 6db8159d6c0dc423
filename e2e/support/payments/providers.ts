import type { BrowserContext } from '@playwright/test'
import { servers } from '../servers/servers.ts'

const PUBLIC = /^https:\/\/(?:checkout\.dibspayment\.eu|checkoutshopper-live\.adyen\.com)\//

/**
 * Lets the sandboxes answer at the providers' public addresses: only fields of our own lead a shop to the sandboxes, and
 * without them it asks the providers themselves.
 */
export const answerForProviders = (context: BrowserContext) =>
  context.route(PUBLIC, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const url = servers.sandboxFromNode + pathname + search
    try {
      await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) })
    } catch {
      // A page that still stands complains of a request that failed; one that was left has nobody to answer to.
      await route.abort().catch(() => undefined)
    }
  })
