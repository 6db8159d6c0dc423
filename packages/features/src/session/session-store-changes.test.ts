import { anonymousUser } from '@shop/domain/account/session.ts'
import type { User } from '@shop/domain/account/user.ts'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import { fakeGateway, type Answer } from '../testing/fake-gateway.ts'
import { createSessionStore } from './session-store.ts'
import { createUserStorage } from './user-storage.ts'

const NOW = 1_000_000
const HOUR = 3_600_000

const customerOf = (userId: string, accessToken: string, firstName = 'Inger'): User => ({
  userProfile: { ...anonymousUser(userId).userProfile, firstName, isAuthenticated: true },
  tokenInfo: { accessToken, tokenType: 'Bearer', expiresAt: NOW + HOUR, expiresIn: 3600, issuedAt: NOW, scope: '' },
  subscriptions: { Newsletter: null },
})
const inger = customerOf('u-1', 't-1')
inger.userProfile.email = 'inger@example.dk'
const ole = customerOf('u-2', 't-2', 'Ole')

/** Opens a tab whose clock and cookie the test can change, as time and other tabs do. */
function openTab(remembered: User | undefined = inger, answer: Answer = () => ({})) {
  const cookies = createMemoryStore()
  const storage = createUserStorage({ cookies, localStorage: createMemoryStore() })
  const clock = { now: NOW }
  let ids = 0
  const forgetCustomer = vi.fn<() => void>()
  const store = createSessionStore({
    loadGateway: fakeGateway(answer),
    storage,
    now: () => clock.now,
    newId: () => `new-${(ids += 1)}`,
    forgetCustomer,
  })
  store.getState().begin(remembered)
  forgetCustomer.mockClear()
  const cookie = () => JSON.parse(cookies.read('user') ?? 'null') as User | null
  return { cookie, clock, forgetCustomer, storage, state: store.getState }
}

const authentication = (userId: string) => ({
  access_token: 't-9',
  expires_in: 3600,
  token_type: 'Bearer',
  scope: 'shop',
  user: { userId },
})
const login = { email: 'inger@example.dk', password: 'Hearing2026' }

describe('the session store', () => {
  it('begins with no expired login, no ended one, and no cart to merge', () => {
    expect(openTab().state()).toMatchObject({ isNew: false, hasExpired: false, keepsCustomerId: false, endings: 0 })
    expect(openTab().state().mergesCartOf).toBeUndefined()
  })

  it('[SES-10] [SES-19] forgets the customer at logout, and counts that a login has ended', () => {
    const { state, forgetCustomer } = openTab()
    state().logOut()
    expect(forgetCustomer).toHaveBeenCalledOnce()
    expect(state()).toMatchObject({ endings: 1, hasExpired: false, keepsCustomerId: false })
  })

  it('[SES-11] ends a login whose token has run out, keeps the id, and says so', () => {
    const { state, clock, cookie, forgetCustomer } = openTab()
    state().endIfExpired()
    expect(state()).toMatchObject({ user: inger, endings: 0 })
    clock.now = NOW + HOUR
    state().endIfExpired()
    expect(state()).toMatchObject({ user: anonymousUser('u-1'), hasExpired: true, keepsCustomerId: true, endings: 1 })
    expect(forgetCustomer).toHaveBeenCalledOnce()
    expect(cookie()).toEqual(anonymousUser('u-1'))
    state().endIfExpired()
    expect(state().endings).toBe(1)
  })

  it('[SES-11] ends no login of a visitor who has none', () => {
    const { state, clock, forgetCustomer } = openTab(anonymousUser('v-1'))
    clock.now = NOW + 2 * HOUR
    state().endIfExpired()
    expect(state()).toMatchObject({ user: anonymousUser('v-1'), hasExpired: false, endings: 0 })
    expect(forgetCustomer).not.toHaveBeenCalled()
  })

  it('[SES-20] leaves the cookie to the customer whom another tab has logged in', () => {
    const { state, storage, cookie } = openTab()
    storage.write(ole)
    state().expire()
    expect(state()).toMatchObject({ user: anonymousUser('new-1'), hasExpired: true, endings: 1 })
    expect(cookie()).toEqual(ole)
    state().rememberSubscription('n-1')
    expect(state().user?.subscriptions).toEqual({ Newsletter: 'n-1' })
    expect(cookie()).toEqual(ole)
  })

  it('[SES-09] brings the cart of before a login along, which is not that of another customer', async () => {
    const visitor = openTab(anonymousUser('v-1'), () => authentication('u-1'))
    await visitor.state().logIn(login)
    expect(visitor.state()).toMatchObject({ mergesCartOf: 'v-1', hasExpired: false, keepsCustomerId: false })
    const same = openTab(anonymousUser('u-1'), () => authentication('u-1'))
    same.storage.noteExpired('u-1')
    await same.state().logIn(login)
    expect(same.state().mergesCartOf).toBeUndefined()
    expect(same.storage.comesFromExpired('u-1')).toBe(false)
    const expired = openTab(inger, () => authentication('u-2'))
    expired.clock.now = NOW + HOUR
    expired.state().endIfExpired()
    await expired.state().logIn(login)
    expect(expired.state().mergesCartOf).toBeUndefined()
  })

  it('[SES-20] follows the login, the logout and the other customer of another tab', () => {
    const { state, forgetCustomer } = openTab(anonymousUser('v-1'))
    state().follow(inger)
    expect(state()).toMatchObject({ user: inger, hasExpired: false, keepsCustomerId: false, endings: 0 })
    expect(forgetCustomer).not.toHaveBeenCalled()
    state().follow(ole)
    expect(state()).toMatchObject({ user: ole, endings: 1 })
    state().follow(anonymousUser('v-2'))
    expect(state()).toMatchObject({ user: anonymousUser('v-2'), endings: 2 })
    expect(forgetCustomer).toHaveBeenCalledTimes(2)
  })

  it('[SES-20] takes a new token of the same customer for another login', () => {
    const { state, forgetCustomer } = openTab()
    const again = customerOf('u-1', 't-7')
    state().follow(again)
    expect(state()).toMatchObject({ user: again, endings: 1 })
    expect(forgetCustomer).not.toHaveBeenCalled()
  })

  it('[SES-20] takes over what another tab has made of the profile, and keeps the login', () => {
    const { state, forgetCustomer } = openTab()
    const before = state().user
    state().follow(structuredClone(inger))
    expect(state().user).toBe(before)
    const renamed = customerOf('u-1', 't-1', 'Ingrid')
    state().follow(renamed)
    expect(state()).toMatchObject({ user: renamed, endings: 0 })
    expect(forgetCustomer).not.toHaveBeenCalled()
  })

  it('[SES-20] stays as it is when another tab has the same visitor', () => {
    const { state, forgetCustomer } = openTab(anonymousUser('v-1'))
    const before = state()
    state().follow(anonymousUser('v-1'))
    expect(state()).toBe(before)
    expect(forgetCustomer).not.toHaveBeenCalled()
  })

  it('[SES-20] keeps the visitor when another tab has no user', () => {
    const { state } = openTab()
    state().follow(undefined)
    expect(state()).toMatchObject({ user: inger, endings: 0 })
  })

  it('adopts a profile only of the customer who is logged in', () => {
    const { state, cookie } = openTab()
    state().replaceProfile({ ...inger.userProfile, firstName: 'Ingrid' })
    expect([state().user?.userProfile.firstName, cookie()?.userProfile.firstName]).toEqual(['Ingrid', 'Ingrid'])
    state().replaceProfile(ole.userProfile)
    expect(state().user?.userProfile.firstName).toBe('Ingrid')
    state().logOut()
    state().replaceProfile({ ...inger.userProfile, userId: state().user!.userProfile.userId })
    expect(state().user?.userProfile).toMatchObject({ firstName: '', isAuthenticated: false })
  })

  it.each([
    ['shows it', ['BAT-312'], 'fulfilled'],
    ['does not show it', [], 'rejected'],
  ])(
    '[FAV-04] [ACC-18] judges a favourite whose answer was lost by the profile, which %s',
    async (_what, favourites, status) => {
      const calls: string[] = []
      const { state } = openTab(inger, ({ method, path }) => {
        calls.push(`${method} ${path}`)
        if (path !== '/api/v1.0/profile') return new Response(null, { status: 502 })
        return { ...inger.userProfile, firstName: 'Ingrid', favourites }
      })
      const [end] = await Promise.allSettled([state().setFavourite('BAT-312', true)])
      expect(end.status).toBe(status)
      expect(calls).toEqual(['POST /api/v1.0/me/favourites/BAT-312', 'GET /api/v1.0/profile'])
      expect(state().user?.userProfile).toMatchObject({ firstName: 'Ingrid', favourites })
    },
  )

  it('[CHK-12] does not look again after a refusal, and fails as before where no profile can be had', async () => {
    const calls: string[] = []
    let status = 400
    const { state } = openTab(inger, ({ path }) => {
      calls.push(path)
      return Response.json({}, { status: path === '/api/v1.0/profile' ? 404 : status })
    })
    await expect(state().setFavourite('BAT-312', true)).rejects.toMatchObject({ failure: { kind: 'refused' } })
    expect(calls).toHaveLength(1)
    status = 503
    await expect(state().setFavourite('BAT-312', true)).rejects.toMatchObject({
      failure: { kind: 'broken', status: 503 },
    })
    expect(calls).toHaveLength(3)
  })

  it('[NEWS-04] remembers a subscription by its id, and that there is none', async () => {
    const subscribed = openTab(inger, () => ({ id: 'n-1' }))
    await subscribed.state().subscribeToNewsletter('inger@example.dk')
    expect(subscribed.cookie()?.subscriptions).toEqual({ Newsletter: 'n-1' })
    const unnamed = openTab(inger, () => ({ id: '' }))
    await unnamed.state().subscribeToNewsletter('inger@example.dk')
    expect(unnamed.cookie()?.subscriptions).toEqual({ Newsletter: null })
    for (const { cookie } of [subscribed, unnamed]) expect(cookie()?.userProfile.receiveMarketingMaterials).toBe(true)
    subscribed.state().rememberSubscription(null)
    expect(subscribed.cookie()?.userProfile.receiveMarketingMaterials).toBe(false)
  })

  it('[NEWS-04] keeps nothing of another address that a customer signs up', async () => {
    const { state, cookie } = openTab(inger, () => ({ id: 'n-1' }))
    await state().subscribeToNewsletter('friend@example.dk')
    expect(cookie()).toEqual(inger)
  })
})
