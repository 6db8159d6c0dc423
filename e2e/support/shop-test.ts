import { expect, test as base } from '@playwright/test'
import { storedAnswers, type ConsentAnswer } from './customers/consent.ts'
import { answerForProviders } from './payments/providers.ts'
import { slowDown } from './servers/slowness.ts'

/** Options of the tests. */
export interface ShopChoice {
  consent: ConsentAnswer
  /** True when the gateway knows only what the specification names. */
  isStrictMinimal: boolean
}

interface Watch {
  /** Complaints of the browser that the test does not expect. */
  complaints: string[]
  /** Ignores complaints that match. */
  expectComplaint: (words: RegExp) => void
}

/**
 * A test in the running shop. It fails on console errors, page errors and reports of the security policy. Its visitor
 * has refused cookies on an earlier visit, unless `consent` says otherwise.
 */
export const test = base.extend<ShopChoice & { watch: Watch }>({
  consent: ['refused', { option: true }],
  isStrictMinimal: [false, { option: true }],
  context: async ({ context, consent, isStrictMinimal }, goOn) => {
    await context.addCookies(storedAnswers(consent))
    if (isStrictMinimal) await answerForProviders(context)
    slowDown(context)
    await goOn(context)
  },
  watch: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const expected: RegExp[] = []
      const complain = (text: string) => {
        if (!expected.some((words) => words.test(text))) complaints.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complain(`page error: ${error.message}`))
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      await use({ complaints, expectComplaint: (words) => expected.push(words) })
      // A fetch of a route that fails after the test is no failure.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
