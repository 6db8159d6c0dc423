import { expect, test as inOwnTab, type ConsoleMessage } from '@playwright/test'
import { storedAnswers, type ConsentAnswer } from './customers/consent.ts'
import { inOneTab } from './one-tab.ts'

/** Options of the tests. */
export interface ShopChoice {
  consent: ConsentAnswer
  /** `fallback`: the brand's font files do not arrive, as on a slow line. */
  typeface: 'own' | 'fallback'
}

interface Watch {
  /** Complaints of the browser that the test does not expect. */
  complaints: string[]
  /** Ignores complaints that match. */
  expectComplaint: (words: RegExp) => void
}

/** Tests in the running shop, in tabs of their own or in one tab. */
const inShop = (base: typeof inOwnTab) =>
  base.extend<ShopChoice & { watch: Watch }>({
    consent: ['refused', { option: true }],
    typeface: ['own', { option: true }],
    context: async ({ context, consent, typeface }, goOn) => {
      await context.addCookies(storedAnswers(consent))
      if (typeface === 'fallback') await context.route('**/*.woff2', (route) => route.abort())
      await goOn(context)
    },
    watch: [
      async ({ page, typeface }, use) => {
        const complaints: string[] = []
        const expected = typeface === 'fallback' ? [/\.woff2\b/] : []
        const complain = (text: string) => {
          if (!expected.some((words) => words.test(text))) complaints.push(text)
        }
        const hear = (message: ConsoleMessage) => {
          if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`)
        }
        const hearError = ({ message }: Error) => complain(`page error: ${message}`)
        page.on('console', hear)
        page.on('pageerror', hearError)
        const script = await page.addInitScript(reportViolations)
        await use({ complaints, expectComplaint: (words) => expected.push(words) })
        // A fetch of a route that fails after the test is no failure.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        page.off('console', hear)
        page.off('pageerror', hearError)
        if (!page.isClosed()) await script.dispose()
        expect(complaints).toEqual([])
      },
      { auto: true },
    ],
  })

/** Runs in the page: reports what the security policy forbids. */
function reportViolations() {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
  })
}

/**
 * A test in the running shop. It fails on console errors, page errors and reports of the security policy. Its visitor
 * has refused cookies on an earlier visit, unless `consent` says otherwise.
 */
export const test = inShop(inOwnTab)

/** The same in the tab of the test before it, for tests that look at a page and hardly act. */
export const testInOneTab = inShop(inOneTab)

export { expect } from '@playwright/test'
