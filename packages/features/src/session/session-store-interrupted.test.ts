import { anonymousUser } from '@shop/domain/account/session.ts'
import type { User } from '@shop/domain/account/user.ts'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { createSessionStore } from './session-store.ts'
import { createUserStorage } from './user-storage.ts'

const NOW = 1_000_000
const HOUR = 3_600_000

const inger: User = {
  userProfile: { ...anonymousUser('u-1').userProfile, isAuthenticated: true },
  tokenInfo: {
    accessToken: 't-1',
    tokenType: 'Bearer',
    expiresAt: NOW + HOUR,
    expiresIn: 3600,
    issuedAt: NOW,
    scope: '',
  },
  subscriptions: { Newsletter: null },
}
const authentication = {
  access_token: 't-9',
  expires_in: 3600,
  token_type: 'Bearer',
  scope: '',
  user: { userId: 'u-1' },
}
const login = { email: 'inger@example.dk', password: 'Hearing2026' }

/** Opens tabs of one browser, at the checkout or elsewhere, each with the last customer of its checkout. */
function openBrowser() {
  const storage = createUserStorage({ cookies: createMemoryStore(), localStorage: createMemoryStore() })
  const clock = { now: NOW }
  let ids = 0
  const openTab = (
    remembered: User | undefined,
    { isOpen = true, customerId = undefined as string | undefined } = {},
  ) => {
    const forgetCustomer = vi.fn<() => void>()
    const hold = vi.fn<() => void>()
    const store = createSessionStore({
      loadGateway: fakeGateway(() => authentication),
      storage,
      now: () => clock.now,
      newId: () => `v-${(ids += 1)}`,
      forgetCustomer,
      checkout: { isOpen: () => isOpen, customerId: () => customerId, hold },
    })
    store.getState().begin(remembered)
    return { state: store.getState, forgetCustomer, hold }
  }
  return { openTab, clock }
}

describe('an interrupted session', () => {
  it('[SES-21] keeps everything for the customer whose login is refused or runs out at checkout', () => {
    const { openTab, clock } = openBrowser()
    const refused = openTab(inger)
    refused.state().expire()
    expect(refused.state()).toMatchObject({ user: anonymousUser('v-1'), interrupted: 'u-1', hasExpired: true })
    const expired = openTab(inger)
    clock.now = NOW + HOUR
    expired.state().endIfExpired()
    expect(expired.state()).toMatchObject({ user: anonymousUser('u-1'), interrupted: 'u-1', keepsCustomerId: true })
    // The gateway refuses the kept id.
    expired.state().expire()
    expect(expired.state()).toMatchObject({ user: anonymousUser('v-2'), interrupted: 'u-1', keepsCustomerId: false })
    for (const { forgetCustomer, hold } of [refused, expired]) {
      expect(hold).toHaveBeenCalledOnce()
      expect(forgetCustomer).not.toHaveBeenCalled()
    }
  })

  it('[SES-19] keeps nothing elsewhere, and nothing after a logout', () => {
    const { openTab } = openBrowser()
    const elsewhere = openTab(inger, { isOpen: false })
    elsewhere.state().expire()
    const loggedOut = openTab(inger)
    loggedOut.state().logOut()
    for (const { state, forgetCustomer } of [elsewhere, loggedOut]) {
      expect(state().interrupted).toBeUndefined()
      expect(forgetCustomer).toHaveBeenCalledOnce()
    }
  })

  it.each([
    [
      'with the cookie of a login that is over',
      { ...inger, tokenInfo: { ...inger.tokenInfo!, expiresAt: NOW } },
      'u-1',
    ],
    ['without a cookie, which has ended with the login', undefined, 'v-1'],
  ])('[SES-21] finds an interrupted checkout after a reload %s', (_title, remembered, visitorId) => {
    const { openTab } = openBrowser()
    const { state, hold, forgetCustomer } = openTab(remembered, { customerId: 'u-1' })
    expect(state()).toMatchObject({
      user: anonymousUser(visitorId),
      interrupted: 'u-1',
      hasExpired: true,
      isNew: false,
    })
    expect([hold.mock.calls.length, forgetCustomer.mock.calls.length]).toEqual([1, 0])
    const again = openTab(anonymousUser(visitorId), { customerId: 'u-1' })
    expect(again.state().interrupted).toBe('u-1')
    const elsewhere = openTab(remembered, { isOpen: false, customerId: 'u-1' })
    expect(elsewhere.state().interrupted).toBeUndefined()
    expect(elsewhere.forgetCustomer).toHaveBeenCalledOnce()
  })

  it('[SES-21] [SES-19] tells after a reload a login that ended by itself from a logout, and its customer from another', () => {
    const { openTab } = openBrowser()
    openTab(inger).state().expire()
    const left = anonymousUser('v-1')
    expect(openTab(left, { customerId: 'u-1' }).state().interrupted).toBe('u-1')
    openTab(inger).state().logOut()
    // The last one reloads the page.
    for (const visitor of [left, anonymousUser('v-2'), anonymousUser('v-2')]) {
      const { state, forgetCustomer } = openTab(visitor, { customerId: 'u-1' })
      expect([state().interrupted, forgetCustomer.mock.calls.length]).toEqual([undefined, 1])
    }
    const others = openTab(inger, { customerId: 'u-2' })
    expect([others.state().interrupted, others.forgetCustomer.mock.calls.length]).toEqual([undefined, 1])
    expect(openTab(inger, { customerId: 'u-1' }).forgetCustomer).not.toHaveBeenCalled()
  })

  it('[SES-21] gives everything back to the same customer, and nothing to another (SES-19)', async () => {
    const { openTab } = openBrowser()
    const same = openTab(inger)
    same.state().expire()
    await same.state().logIn(login)
    expect(same.state()).toMatchObject({ interrupted: undefined, hasExpired: false, mergesCartOf: 'v-1' })
    expect(same.forgetCustomer).not.toHaveBeenCalled()
    const other = openTab({ ...inger, userProfile: { ...inger.userProfile, userId: 'u-2' } })
    other.state().expire()
    await other.state().logIn(login)
    expect(other.state().interrupted).toBeUndefined()
    expect(other.forgetCustomer).toHaveBeenCalledOnce()
  })

  it('[SES-22] goes on anonymously once the basket is copied, under an id of its own', async () => {
    const { openTab, clock } = openBrowser()
    const { state, forgetCustomer } = openTab(inger)
    clock.now = NOW + HOUR
    state().endIfExpired()
    const lost = new Error('lost')
    await expect(state().continueAnonymously(() => Promise.reject(lost))).rejects.toBe(lost)
    expect(state()).toMatchObject({ interrupted: 'u-1', keepsCustomerId: false })
    const copied: string[] = []
    await state().continueAnonymously(async (customerId) => void copied.push(customerId))
    await state().continueAnonymously(async () => void copied.push('again'))
    expect(copied).toEqual(['u-1'])
    expect(state()).toMatchObject({ user: anonymousUser('v-1'), interrupted: undefined, hasExpired: false })
    expect(forgetCustomer).not.toHaveBeenCalled()
  })

  it('[SES-21] [SES-09] brings the cart along for a customer who logs in while it is copied', async () => {
    const { openTab } = openBrowser()
    const { state } = openTab(inger)
    state().expire()
    await state().continueAnonymously(() => state().logIn(login))
    expect(state()).toMatchObject({ user: { userProfile: { userId: 'u-1' } }, mergesCartOf: 'v-1' })
  })

  it('[SES-19] forgets the customer of an open checkout who logs out in another tab', () => {
    const { openTab } = openBrowser()
    const { state, forgetCustomer, hold } = openTab(inger)
    state().follow(anonymousUser('v-9'))
    expect(state()).toMatchObject({ interrupted: undefined, hasExpired: false })
    expect([forgetCustomer.mock.calls.length, hold.mock.calls.length]).toEqual([1, 0])
  })

  it('[SES-20] [SES-21] follows what happens to an interrupted checkout in other tabs', () => {
    const { openTab } = openBrowser()
    const [here, there] = [openTab(inger), openTab(inger)]
    there.state().expire()
    here.state().follow(there.state().user)
    expect(here.state()).toMatchObject({ interrupted: 'u-1', hasExpired: true })
    here.state().follow(inger)
    expect(here.state()).toMatchObject({ user: inger, interrupted: undefined, hasExpired: false })
    expect(here.forgetCustomer).not.toHaveBeenCalled()
    here.state().expire()
    openTab(inger).state().logOut()
    here.state().follow(anonymousUser('v-9'))
    expect(here.state()).toMatchObject({ interrupted: undefined, hasExpired: false })
    expect(here.forgetCustomer).toHaveBeenCalledOnce()
  })
})
