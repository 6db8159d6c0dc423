import { authenticate, profile } from '@shop/api-client/fixtures/account.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, openPage, runDueTasks, storyShop } from '../../testing/open-page.tsx'
import { createMemoryStore } from '../../runtime/platform/storage.ts'
import { logIn } from '../../session/login/log-in.ts'
import { adoptProfile, rememberSubscription } from '../../session/profile/profile-actions.ts'
import { logOut, refuse } from '../../session/visit/visit-actions.ts'
import { restoreUser } from '../../session/visit/restore-user.ts'
import { USER_COOKIE } from '../../runtime/memory/user-cookie.ts'

const NOW = Date.UTC(2026, 10, 21)
const cookie = JSON.stringify({
  userProfile: { userId: 'dorothy', firstName: 'Dorothy', isAuthenticated: true },
  tokenInfo: { accessToken: 'token', expiresAt: NOW + 3_600_000 },
})
const login = { email: 'dorothy@example.com', password: 'Hearing2026' }
const newToken = { tokenInfo: { accessToken: authenticate.answer.access_token } }
const answer: Answer = ({ path }) => (path === '/api/v1.0/authenticate' ? authenticate.answer : undefined)

/** Opens the home page for a customer, and another tab of the same browser. */
async function openBoth() {
  const browser = { cookies: createMemoryStore(), localStorage: createMemoryStore() }
  const called: string[] = []
  const { shop } = openPage('/', {
    now: NOW,
    browser,
    cookie,
    answer: ({ path, query }) => void called.push(`${path}?${query}`),
  })
  await screen.findByRole('heading', { level: 1 })
  const there = storyShop({ now: NOW, browser, answer })
  const kept = () => JSON.parse(browser.cookies.read(USER_COOKIE) ?? 'null') as unknown
  return { browser, shop, called, there, kept }
}

/** Tells every tab that the session has changed. */
function announceChange() {
  const channel = new BroadcastChannel('session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
  channel.postMessage('changed')
  channel.close()
}

const header = () => within(screen.getByRole('banner'))
const offersLogin = () => header().queryAllByRole('link', { name: 'Log in' }).length > 0

const appear = (persisted: boolean) =>
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

describe('a tab beside another one', () => {
  it('[SES-20] looks who is there when the page is come back to as it was left, and not when it first appears', async () => {
    const { there } = await openBoth()
    logOut(there)
    appear(false)
    await act(runDueTasks)
    expect(offersLogin()).toBe(false)
    appear(true)
    await waitFor(() => expect(offersLogin()).toBe(true))
  })

  it('[SES-20] follows the logout and the login of another tab, with name and cart', async () => {
    const { there, called, shop, kept } = await openBoth()
    logOut(there)
    announceChange()
    await waitFor(() => expect(offersLogin()).toBe(true))
    expect(shop.visit.getState().user?.userProfile.userId).toBe('visitor')
    await waitFor(() => expect(called.at(-1)).toBe('/api/cart/get?userId=visitor'))
    await logIn(there, login)
    announceChange()
    expect(await header().findByRole('button', { name: 'Dorothy' })).toBeTruthy()
    // The other tab has already merged the cart.
    await waitFor(() => expect(called.at(-1)).toBe(`/api/cart/get?userId=${authenticate.answer.user.userId}`))
    expect(called.filter((call) => call.includes('override-cart'))).toEqual([])
    expect(kept()).toMatchObject(newToken)
  })

  it('[SES-20] never writes a token back that another tab has ended, but follows', async () => {
    const { there, shop, kept } = await openBoth()
    logOut(there)
    const { user } = shop.visit.getState()
    act(() => adoptProfile(shop, { ...user!.userProfile, favourites: ['312'] }))
    expect(kept()).toMatchObject({ userProfile: { userId: 'visitor', favourites: [] }, tokenInfo: null })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(offersLogin()).toBe(true))
  })

  it('[SES-20] does not end the session of a customer who logged in in another tab', async () => {
    const { there, shop, kept } = await openBoth()
    logOut(there)
    await logIn(there, login)
    act(() => refuse(shop))
    expect(await header().findByRole('button', { name: 'Dorothy' })).toBeTruthy()
    expect(kept()).toMatchObject(newToken)
    expect(shop.visit.getState().user?.tokenInfo?.accessToken).toBe(newToken.tokenInfo.accessToken)
  })

  it('[SES-20] [SES-16] takes over what another tab has made of the profile, however large, and writes no older one back (OP-1)', async () => {
    const { shop, there, browser } = await openBoth()
    const addressBook = Array.from({ length: 20 }, (_, id) => ({ ...profile.addressBook[0]!, id: String(id) }))
    adoptProfile(there, { ...shop.visit.getState().user!.userProfile, addressBook })
    announceChange()
    await waitFor(() => expect(shop.visit.getState().user?.userProfile.addressBook).toEqual(addressBook))
    act(() => rememberSubscription(shop, 'sub-1'))
    expect(restoreUser(browser)).toMatchObject({ userProfile: { addressBook }, subscriptions: { Newsletter: 'sub-1' } })
  })
})
