import { authenticate, profile } from '@shop/api-client/fixtures/account.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { whenIdle } from '../cart/queue.ts'
import { openPage, type Call } from './open-page.tsx'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import { storyShop, type StoryShopOptions } from './story-shop.tsx'
import { customersGateway } from './customers-gateway.ts'
import { configuration } from './open-checkout-page.tsx'

/** The customer's cart, as quantities by product. */
export const GOODS = { A: 2, B: 1 }
export const NOTICE = 'You have been logged out. Your basket is safe.'
export const HOUR = 3_600_000

interface Changes extends Pick<StoryShopOptions, 'cookie' | 'configuration'> {
  /** Answers come after what the page does at once, like those of a network. */
  isLate?: boolean
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Opens a page in a customer's browser, with one tab that can be reloaded, and the gateway behind it. */
export function openBrowser(first = '/checkout', { isLate = false, ...changes }: Changes = {}) {
  const gateway = customersGateway(GOODS)
  const browser = { cookies: createMemoryStore(), localStorage: createMemoryStore() }
  const tab = createMemoryStore()
  const clock = { now: Date.UTC(2026, 10, 23) }
  const options = {
    browser,
    tab,
    now: () => clock.now,
    answer: (call: Call) => (isLate ? pause().then(() => gateway.answer(call)) : gateway.answer(call)),
    flags: { showPrivacyPolicyConsent: true },
    ...changes,
    configuration: { ...configuration, ...changes.configuration },
  }
  const opened = openPage(first, { ...options, customer: { ...profile, addressBook: [] } })
  return {
    ...opened,
    gateway,
    browser,
    tab,
    clock,
    user: userEvent.setup(),
    /** Another tab of the same browser. */
    otherTab: () => storyShop({ ...options, tab: createMemoryStore() }),
    /** Reloads the tab, at its first address or at another one. */
    reload: ({ address = first, ...reloaded }: Changes & { address?: string } = {}) => {
      cleanup()
      return openPage(address, { ...options, ...reloaded })
    },
  }
}
export type Browser = ReturnType<typeof openBrowser>

export const addressField = (name: string) =>
  screen.findByLabelText(new RegExp(`^${name}`), { selector: '[id^="invoiceAddress"]' })
export const delivery = (name: string) => screen.findByRole('radio', { name: new RegExp(name) })
export const consents = () => screen.getAllByRole('checkbox', { name: /terms|privacy/i })
export const place = (user: Browser['user']) => user.click(screen.getByRole('button', { name: 'Continue to payment' }))
/** Returns to the tab, so that it reads the cart. */
export const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

export const ADDRESS = {
  'First name': 'Dorothy',
  'Last name': 'Ashworth',
  'Email address': 'dorothy@example.com',
  Phone: '01423 555 010',
  'Street and number': '99 New Street',
  Postcode: 'HG1 4QT',
  Town: 'Harrogate',
}

/** What a customer does at checkout, in this order. */
export const STEPS = {
  'before anything is typed': async () => void (await addressField('Street and number')),
  'after the address': async () => {
    for (const [name, value] of Object.entries(ADDRESS))
      fireEvent.change(await addressField(name), { target: { value } })
  },
  'after the delivery': async ({ user }: Browser) => {
    await user.click(await delivery('Collect'))
    await waitFor(() => expect(screen.getByRole('radio', { name: /Collect/ })).toHaveProperty('checked', true))
  },
  'after the consents': async ({ user }: Browser) => {
    for (const box of consents()) await user.click(box)
  },
}
export type Step = keyof typeof STEPS
export const STEP_NAMES = Object.keys(STEPS) as Step[]

/** Does every step up to `step`, from the one that follows `after`. */
export async function goUpTo(step: Step, browser: Browser, after?: Step) {
  const first = after ? STEP_NAMES.indexOf(after) + 1 : 0
  for (const name of STEP_NAMES.slice(first, STEP_NAMES.indexOf(step) + 1)) await STEPS[name](browser)
}

/** Opens the checkout and does every step up to `step`. */
export async function openAtStep(step: Step, browser = openBrowser()) {
  await goUpTo(step, browser)
  // The page chooses the cheapest delivery by a call, once the cart is read.
  await screen.findByRole('radio', { checked: true })
  await act(() => whenIdle(browser.shop))
  return browser
}

/** Opens the checkout and places the order, which leads to its payment. */
export async function openWithOrder() {
  const browser = await openAtStep('after the consents')
  await place(browser.user)
  await waitFor(() => expect(browser.gateway.orders).toHaveLength(1))
  return browser
}

/** Revokes the login. Returns the notice with which the page tells the customer. */
export function endLogin({ gateway }: Pick<Browser, 'gateway'>) {
  gateway.revokeTokens()
  look()
  return screen.findByText(NOTICE)
}

/** The answer to the login of another customer. */
export const OTHER_LOGIN = { ...authenticate.answer, user: { ...profile, userId: 'ole', addressBook: [] } }

export async function logInAgain(user: Browser['user'], password = 'Hearing2026') {
  const email = screen.getByLabelText('Email address', { selector: '#login-email' })
  await user.clear(email)
  await user.type(email, 'dorothy@example.com')
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull())
}

export async function continueAnonymously(user: Browser['user']) {
  await user.click(screen.getByRole('button', { name: 'Continue without an account' }))
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull())
}
