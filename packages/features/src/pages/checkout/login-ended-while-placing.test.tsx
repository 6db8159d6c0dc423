import { profile } from '@shop/api-client/fixtures/account.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  addressField,
  continueAnonymously,
  delivery,
  endLogin,
  GOODS,
  goUpTo,
  logInAgain,
  look,
  NOTICE,
  openAtStep,
  openBrowser,
  OTHER_LOGIN,
  place,
  type Browser,
} from '../../testing/open-customer-checkout.tsx'
import { watchDocuments } from '../../testing/watch-documents.ts'
import { logOut } from '../../session/visit/visit-actions.ts'

const documents = watchDocuments()

/** The keys under which the tab keeps the typed address. */
const keysWithAddress = ({ tab }: Pick<Browser, 'tab'>) =>
  tab.keys().filter((key) => tab.read(key)?.includes('99 New Street'))

describe('a login that ends while an order is placed', () => {
  it('[SES-23] [SES-11] says so beside the form when placing finds out, and orders nothing in another name (OP-91)', async () => {
    const browser = await openAtStep('after the consents')
    browser.gateway.revokeTokens()
    await place(browser.user)
    const notice = await screen.findByText(NOTICE)
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true))
    // Another press focuses the notice again and sends nothing.
    const sent = browser.gateway.calls.length
    await place(browser.user)
    expect(document.activeElement?.contains(screen.getByText(NOTICE))).toBe(true)
    expect([browser.gateway.orders, browser.gateway.calls.length]).toEqual([[], sent])
    expect(browser.gateway.calls.filter((call) => call.startsWith('guest'))).toEqual([])
    await logInAgain(browser.user)
    await place(browser.user)
    await waitFor(() => expect(documents).toEqual(['/payments/t-1/c']))
    expect(browser.gateway.orders).toMatchObject([{ userId: profile.userId, goods: GOODS }])
  })

  it('[SES-23] ends the login when the address book is the first to refuse it, and does not order (CHK-19)', async () => {
    const browser = await openAtStep('after the consents')
    await browser.user.click(screen.getByRole('checkbox', { name: 'Save in my address book' }))
    browser.gateway.refuseAccountCalls()
    await place(browser.user)
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect(await addressField('Street and number')).toHaveProperty('value', '99 New Street')
    expect(browser.gateway.orders).toEqual([])
  })

  it('[SES-21] keeps the delivery whose choice found out that the login has ended (CHK-13)', async () => {
    const browser = await openAtStep('after the address')
    browser.gateway.revokeTokens()
    await browser.user.click(await delivery('Royal Mail'))
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect(await delivery('Royal Mail')).toHaveProperty('checked', true)
    expect(screen.queryByText(/could not change/i)).toBeNull()
    await logInAgain(browser.user)
    await waitFor(() => expect(browser.gateway.shippingOf(profile.userId)).toBe('RM48'))
    expect(browser.gateway.shippingOf('visitor')).toBe('')
  })

  it('[SES-21] keeps the focus in a field that is being filled in, and announces the end', async () => {
    const browser = await openAtStep('after the address')
    const town = await addressField('Town')
    town.focus()
    const notice = await endLogin(browser)
    expect(document.activeElement).toBe(town)
    expect(notice.closest('[role="status"]')).toBeTruthy()
  })

  it('[SES-19] [SES-20] leaves nothing to see after a logout in another tab, and does not say that something was ordered', async () => {
    const browser = await openAtStep('after the consents')
    logOut(browser.otherTab())
    look()
    expect(await screen.findByText('You have been logged out. Log in to see your basket again.')).toBeTruthy()
    expect(browser.router.state.location.pathname).toBe('/cart')
    expect(keysWithAddress(browser)).toEqual([])
  })

  it('[SES-19] a tab that is loaded anew after a logout in another one shows nothing of the customer', async () => {
    const browser = await openAtStep('after the consents')
    logOut(browser.otherTab())
    const { router } = browser.reload()
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(keysWithAddress(browser)).toEqual([])
  })

  it('[SES-19] leaves nothing typed and no basket to another customer who logs in there', async () => {
    const browser = await openAtStep('after the consents')
    await endLogin(browser)
    browser.gateway.logsIn(OTHER_LOGIN)
    await logInAgain(browser.user)
    await waitFor(() => expect(browser.router.state.location.pathname).toBe('/cart'))
    expect(browser.gateway.goodsOf('ole')).toEqual({})
    expect(keysWithAddress(browser)).toEqual([])
  })

  it('[SES-22] says at the cart what has happened where the tab knows of no basket', async () => {
    const browser = openBrowser('/cart')
    await screen.findByText('Article A')
    browser.gateway.revokeTokens()
    const { router } = browser.reload({ address: '/checkout' })
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/checkout')
    await logInAgain(browser.user)
    expect(await addressField('Street and number')).toBeTruthy()
  })

  it('[SES-21] is there again for a customer who has looked at another page meanwhile', async () => {
    const browser = await openAtStep('after the consents')
    await endLogin(browser)
    await browser.router.navigate('/cart')
    await screen.findByRole('heading', { level: 1 })
    await browser.router.navigate('/checkout')
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect(await addressField('Street and number')).toHaveProperty('value', '99 New Street')
    await continueAnonymously(browser.user)
    expect(browser.gateway.goodsOf('visitor')).toEqual(GOODS)
  })

  it('[SES-22] says that the basket could not be taken along, and takes it along once when pressed again', async () => {
    const browser = await openAtStep('after the consents')
    await endLogin(browser)
    browser.gateway.loseAnswersTo('add')
    await browser.user.click(screen.getByRole('button', { name: 'Continue without an account' }))
    expect(await screen.findByText('We could not take your basket along. Please try again, or log in.')).toBeTruthy()
    browser.gateway.loseAnswersTo(undefined)
    await continueAnonymously(browser.user)
    expect(browser.gateway.goodsOf('visitor')).toEqual(GOODS)
  })

  it('[SES-21] keeps neither the CPR number nor its mask in the browser', async () => {
    const browser = openBrowser()
    browser.gateway.writeProperties(profile.userId, { cprNumber: '251248-****', promoCode: 'WELCOME' })
    look()
    await goUpTo('after the address', browser)
    await waitFor(() => expect(browser.tab.read('checkout')).toContain('WELCOME'))
    expect(browser.tab.read('checkout')).not.toContain('251248')
  })
})
