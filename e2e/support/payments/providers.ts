import type { BrowserContext } from '@playwright/test'
import { servers } from '../servers/servers.ts'

const PUBLIC = /^https:\/\/(?:checkout\.dibspayment\.eu|checkoutshopper-live\.adyen\.com)\//

/**
 * Lets the sandboxes respond at the providers' public addresses. Only our own fields tell a shop the sandboxes' addresses, and
 * the strict minimum has none of them.
 */
export const answerForProviders = (context: BrowserContext) =>
  context.route(PUBLIC, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const url = servers.sandboxFromNode + pathname + search
    try {
      await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) })
    } catch {
      // An open page reports the failed request. A page that was left needs no response.
      await route.abort().catch(() => undefined)
    }
  })
