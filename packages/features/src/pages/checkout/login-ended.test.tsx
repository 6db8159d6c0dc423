import { profile } from '@shop/api-client/fixtures/account.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  ADDRESS,
  addressField,
  consents,
  continueAnonymously,
  endLogin,
  GOODS,
  goUpTo,
  HOUR,
  logInAgain,
  look,
  NOTICE,
  openAtStep,
  openBrowser,
  place,
  STEP_NAMES,
  type Browser,
  type Step,
} from '../../testing/open-customer-checkout.tsx'
import { watchDocuments } from '../../testing/watch-documents.ts'
import { whenIdle } from '../../cart/queue.ts'

const documents = watchDocuments()

/** How a login ends, and how the page notices. */
const ENDS: Record<string, (browser: Browser) => unknown> = {
  'that is revoked': ({ gateway }) => {
    gateway.revokeTokens()
    look()
  },
  'that expires': ({ clock }) => {
    clock.now += 25 * HOUR
    look()
  },
  'that is revoked before a reload': ({ gateway, reload }) => {
    gateway.revokeTokens()
    reload()
  },
  'that expires with its cookie before a reload': ({ gateway, clock, reload }) => {
    clock.now += 25 * HOUR
    gateway.revokeTokens()
    reload({ cookie: '' })
  },
  'that ends and is reloaded after': async (browser) => {
    await endLogin(browser)
    browser.reload()
  },
  'that ends in another tab': async ({ gateway, otherTab }) => {
    gateway.revokeTokens()
    const { cart } = otherTab()
    await whenIdle({ cart })
    look()
  },
}

/** What the visitor does about it. */
const ANSWERS: Record<string, (step: Step, browser: Browser, before: Shown) => Promise<void>> = {
  'who logs in again': async (step, browser, before) => {
    await logInAgain(browser.user)
    await waitFor(async () => expect(await shown()).toEqual(before))
    await finish(step, browser)
    expect(browser.gateway.orders).toEqual([{ ...order, userId: profile.userId }])
    expect(browser.gateway.goodsOf(profile.userId)).toEqual(GOODS)
    expect(browser.gateway.goodsOf('visitor')).toEqual({})
  },
  'who goes on as a guest': async (step, browser, before) => {
    await continueAnonymously(browser.user)
    await waitFor(async () => expect(await shown()).toEqual(before))
    await finish(step, browser)
    expect(browser.gateway.orders).toEqual([{ ...order, userId: 'visitor' }])
    expect(browser.gateway.calls.filter((call) => call === 'guest add')).toHaveLength(1)
  },
}
type Shown = Awaited<ReturnType<typeof shown>>

/** Each end of a login at each step. The answers take turns. The full matrix has all of them. */
const isFullMatrix = process.env['MATRIX'] === 'all'
const CASES = Object.keys(ENDS).flatMap((end, first) =>
  STEP_NAMES.flatMap((step, second) =>
    Object.keys(ANSWERS)
      .filter((_answer, third) => isFullMatrix || (first + second) % 2 === third)
      .map((answer) => [end, step, answer] as const),
  ),
)

const isChecked = (box: HTMLElement) => (box as HTMLInputElement).checked

/** Returns the values on the page and the lines of the order. */
async function shown() {
  const summary = within(await screen.findByRole('region', { name: 'Order summary' }))
  const fields = await Promise.all(Object.keys(ADDRESS).map(addressField))
  return {
    typed: fields.map((field) => (field as HTMLInputElement).value),
    delivery: screen.getAllByRole('radio').map(isChecked),
    consents: consents().map(isChecked),
    goods: summary.getAllByText(/^Article/).map(({ textContent }) => textContent),
  }
}

/** Does the remaining steps and places the order. */
async function finish(step: Step, browser: Browser) {
  await goUpTo('after the consents', browser, step)
  await place(browser.user)
  await waitFor(() => expect(documents).toHaveLength(1))
}

const order = { goods: GOODS, shippingMethod: 'FREE', street: '99 New Street', consents: [true, true] }

describe('a login that ends at checkout', () => {
  it.each(CASES)('[SES-21] a login %s, %s, leaves everything to the customer %s (OP-91)', async (end, step, answer) => {
    const browser = await openAtStep(step, openBrowser('/checkout', { isLate: true }))
    const before = await shown()
    await ENDS[end]?.(browser)
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    await waitFor(async () => expect(await shown()).toEqual(before))
    await ANSWERS[answer]?.(step, browser, before)
  })
})
