import { authenticate, profile } from '@shop/api-client/fixtures/account.ts'
import { anonymousProfile } from '@shop/domain/account/session.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Call, openPage, type StoryShopOptions } from '../../testing/open-page.tsx'
import { USER_COOKIE } from '../../runtime/memory/user-cookie.ts'
import type { Platform } from '../../runtime/platform/platform.ts'
import { cartOf, hasLoaded } from '../../cart/cart.ts'
import { logOut, refuse } from '../../session/visit/visit-actions.ts'
import { adoptProfile } from '../../session/profile/profile-actions.ts'

const NOW = Date.UTC(2026, 10, 21)
const HOUR = 3_600_000

/** Opens a page. The gateway has one customer and records every call. */
async function open(address: string, options: StoryShopOptions = {}) {
  const calls: Call[] = []
  const opened = openPage(address, {
    now: NOW,
    ...options,
    answer: (call) => {
      calls.push(call)
      return call.path === '/api/v1.0/authenticate' ? authenticate.answer : undefined
    },
  })
  await screen.findByRole('heading', { level: 1 })
  const cookie = () => JSON.parse(opened.shop.platform.cookies.read(USER_COOKIE) ?? 'null') as unknown
  const called = () => calls.map(({ method, path, query }) => `${method} ${path}${query.size > 0 ? `?${query}` : ''}`)
  await waitFor(() => expect(hasLoaded(opened.shop.cart.getState())).toBe(true))
  return { ...opened, calls, called, cookie }
}

const header = () => within(screen.getByRole('banner'))
const offersLogin = () => header().queryAllByRole('link', { name: 'Log in' }).length > 0

const customerUntil = (expiresAt: number) =>
  JSON.stringify({
    userProfile: { userId: 'dorothy', firstName: 'Dorothy', isAuthenticated: true },
    tokenInfo: { accessToken: 'token', expiresAt },
  })
const ENDED = 'You have been logged out. Please log in again.'

/** Returns everything that the browser stores for the shop, as one text. */
const kept = ({ cookies, localStorage, sessionStorage }: Platform) =>
  [cookies, localStorage, sessionStorage]
    .flatMap((store) => store.keys().map((key) => `${key}=${store.read(key) ?? ''}`))
    .join('\n')

describe('the session', () => {
  it('[SES-04] [SES-06] knows a customer whose token is still good, and reads the cart', async () => {
    const { called } = await open('/', { cookie: customerUntil(NOW + HOUR) })
    expect(called()).toContain('GET /api/cart/get?userId=dorothy')
    expect(offersLogin()).toBe(false)
    expect(header().getByRole('button', { name: 'Dorothy' })).toBeTruthy()
  })

  it('[SES-07] [SES-09] [SES-12] brings the cart along at login, and carries the token from then on', async () => {
    const { person, calls, called, cookie } = await open('/account/login')
    await person.type(screen.getByLabelText('Email address'), 'dorothy@example.com')
    await person.type(screen.getByLabelText('Password'), 'Hearing2026')
    const before = calls.length
    await person.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
    const { userId } = authenticate.answer.user
    const carried = `GET /api/cart/override-cart?previousUserId=visitor&userId=${userId}`
    await waitFor(() => expect(called().slice(before)).toContain(`GET /api/cart/get?userId=${userId}`))
    expect(called().slice(before, before + 3)).toEqual([
      'POST /api/v1.0/authenticate',
      carried,
      `GET /api/cart/get?userId=${userId}`,
    ])
    const tokens = calls.map(({ authorization }) => authorization)
    expect(new Set(tokens.slice(0, before + 1))).toEqual(new Set([null]))
    expect(new Set(tokens.slice(before + 1))).toEqual(new Set([`Bearer ${authenticate.answer.access_token}`]))
    expect(cookie()).toMatchObject({ tokenInfo: { accessToken: authenticate.answer.access_token } })
  })

  it('[SES-10] is a new visitor without a token after logging out', async () => {
    const { person, cookie } = await open('/', { cookie: customerUntil(NOW + HOUR) })
    await person.click(header().getByRole('button', { name: 'Dorothy' }))
    await person.click(header().getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(offersLogin()).toBe(true))
    expect(cookie()).toMatchObject({
      userProfile: { userId: 'visitor', firstName: '', isAuthenticated: false },
      tokenInfo: null,
    })
  })

  it('[SES-05] ends a login in the open page when its time is over, and offers once to log in again and come back (OP-86)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let time = NOW
    const { router, cookie } = await open('/cart', { cookie: customerUntil(NOW + 60_000), now: () => time })
    expect(offersLogin()).toBe(false)
    time += 60_000
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(offersLogin()).toBe(true)
    expect(cookie()).toMatchObject({ userProfile: { userId: 'dorothy', isAuthenticated: false }, tokenInfo: null })
    const main = within(screen.getByRole('main'))
    expect(main.getByText(ENDED)).toBeTruthy()
    const back = router.state.location
    fireEvent.click(main.getByRole('link', { name: 'Log in' }))
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
    expect(router.state.location).toMatchObject({ pathname: '/account/login', state: { previousPath: back.pathname } })
    await act(() => router.navigate('/cart'))
    await screen.findByRole('heading', { level: 1, name: 'Your basket' })
    expect(screen.queryByText(ENDED)).toBeNull()
  })

  it.each([
    ['a logout', logOut],
    ['a refusal', refuse],
  ])('[SES-19] leaves nothing of the customer after %s outside the checkout', async (_what, end) => {
    const customer = {
      userId: 'dorothy',
      firstName: 'Dorothy',
      email: 'dorothy@example.com',
      addressBook: Array.from({ length: 20 }, (_, id) => ({ ...profile.addressBook[0]!, id: String(id) })),
    }
    const { person, shop, router } = await open('/checkout', { customer, configuration: { paymentProvider: 'nets' } })
    adoptProfile(shop, { ...anonymousProfile('dorothy'), ...customer, isAuthenticated: true })
    await person.type(screen.getAllByLabelText('First name')[0]!, 'Dorothy')
    await person.type(screen.getByLabelText('Street and number'), '12 Orchard Lane')
    expect(kept(shop.platform)).toMatch(/user-profile=.*dorothy.*Orchard[^]*invoiceAddress=.*Orchard/)
    expect(cartOf(shop.cart.getState()).lines).not.toEqual([])
    await act(() => router.navigate('/cart'))
    act(() => end(shop))
    expect(kept(shop.platform)).not.toMatch(/dorothy|orchard|token"/i)
    const typed = Object.values(shop.checkout.peek()?.getState().values.invoiceAddress ?? {}).join(' ')
    expect(typed).not.toMatch(/Dorothy|Orchard/)
    expect(cartOf(shop.cart.getState()).lines).toEqual([])
  })
})
