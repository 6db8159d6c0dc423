import { profile } from '@shop/api-client/fixtures/account.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  addressField,
  consents,
  continueAnonymously,
  endLogin,
  GOODS,
  HOUR,
  logInAgain,
  look,
  NOTICE,
  openWithOrder,
  OTHER_LOGIN,
  place,
} from '../../../testing/open-customer-checkout.tsx'

const PAYMENT = '/payments/t-1/c'
const summary = async () => within(await screen.findByRole('region', { name: 'Order summary' }))

/** Opens the payment page of a customer's order, as a new document. */
async function openPayment() {
  const browser = await openWithOrder()
  const payment = browser.reload({ address: PAYMENT })
  await summary()
  return { ...browser, ...payment }
}

describe('a login that ends at payment', () => {
  it.each([
    ['is revoked', (browser: Awaited<ReturnType<typeof openPayment>>) => browser.gateway.revokeTokens()],
    ['expires', ({ clock }: Awaited<ReturnType<typeof openPayment>>) => (clock.now += 25 * HOUR)],
  ])(
    '[SES-21] stays on the payment page when the login %s, and goes on with the same payment after another (OP-91)',
    async (_, end) => {
      const browser = await openPayment()
      end(browser)
      look()
      expect(await screen.findByText(NOTICE)).toBeTruthy()
      expect((await summary()).getAllByText(/^Zinc|^Article/).length).toBeGreaterThan(0)
      await logInAgain(browser.user)
      expect(browser.router.state.location.pathname).toBe(PAYMENT)
      expect(browser.gateway.orders).toMatchObject([{ userId: profile.userId, goods: GOODS }])
    },
  )

  it('[SES-21] asks for the login in place when the page is loaded with a token that was revoked', async () => {
    const browser = await openPayment()
    browser.gateway.revokeTokens()
    const { router } = browser.reload({ address: PAYMENT })
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect((await summary()).getByText('Article A')).toBeTruthy()
    const { calls } = browser.gateway
    const sent = calls.length
    await logInAgain(browser.user)
    // The transaction is read again, with the new login.
    await waitFor(() => expect(calls.slice(sent)).toContain('customer get-transaction'))
    expect(router.state.location.pathname).toBe(PAYMENT)
    expect(calls).not.toContain('guest get-transaction')
  })

  it('[SES-22] a guest orders again, with the same basket, text and consents', async () => {
    const browser = await openPayment()
    await endLogin(browser)
    await continueAnonymously(browser.user)
    expect(await addressField('Street and number')).toHaveProperty('value', '99 New Street')
    expect(browser.router.state.location.pathname).toBe('/checkout')
    for (const box of consents()) expect(box).toHaveProperty('checked', true)
    await place(browser.user)
    await waitFor(() => expect(browser.gateway.orders).toHaveLength(2))
    expect(browser.gateway.orders[1]).toMatchObject({ userId: 'visitor', goods: GOODS, shippingMethod: 'FREE' })
  })

  it('[SES-23] offers no second order to a customer who comes back from a bank', async () => {
    const browser = await openPayment()
    browser.gateway.revokeTokens()
    browser.reload({ address: `${PAYMENT}?redirectResult=done` })
    await screen.findByText(NOTICE)
    expect(screen.queryByRole('button', { name: 'Continue without an account' })).toBeNull()
    expect(screen.getByText('Log in again to go on.')).toBeTruthy()
  })

  it('[SES-19] leads another customer who logs in there away from the payment', async () => {
    const browser = await openPayment()
    await endLogin(browser)
    browser.gateway.logsIn(OTHER_LOGIN)
    await logInAgain(browser.user)
    await waitFor(() => expect(browser.router.state.location.pathname).toBe('/cart'))
    expect(browser.gateway.goodsOf('ole')).toEqual({})
  })
})
