import { anonymousUser } from '@shop/domain/account/session.ts'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../../runtime/platform/storage.ts'
import type { LoadGateway } from '../../runtime/gateway/gateway-loader.ts'
import { fakeGateway, type Answer } from '../../testing/fake-gateway.ts'
import { USER_COOKIE } from '../../runtime/memory/user-cookie.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { checkoutBasket } from './basket-owner.ts'
import { createUserStorage } from './user-storage.ts'
import { createVisit } from './visit-store.ts'
import { endIfExpired, followOtherTab, logOut, openVisit, refuse } from './visit-actions.ts'
import { restoreUser } from './restore-user.ts'

const NOW = 1_000_000
const HOUR = 3_600_000
const inger = JSON.stringify({
  userProfile: { userId: 'u-1', isAuthenticated: true },
  tokenInfo: { accessToken: 't-1', expiresAt: NOW + HOUR },
})

/** Opens tabs of one browser. Each has its own checkout, the clock and the cookie are shared. */
function openBrowser(cookie = inger) {
  const cookies = createMemoryStore()
  const localStorage = createMemoryStore()
  const clock = { now: NOW }
  let ids = 0
  cookies.write(USER_COOKIE, cookie)
  const openTab = (path = '/', answer: Answer = () => ({}), before?: Shop['platform']) => {
    const done: unknown[] = []
    const loadGateway = vi.fn<LoadGateway>(fakeGateway(answer))
    const platform = {
      cookies,
      localStorage,
      sessionStorage: before?.sessionStorage ?? createMemoryStore(),
      now: () => clock.now,
      newId: () => `v-${(ids += 1)}`,
    }
    const { visit, tell } = createVisit({
      loadGateway,
      storage: createUserStorage({ cookies, localStorage }),
      forgetCustomer: () => void done.push('forget'),
      tellCart: (to) => void done.push(to),
    })
    const tab = { visit, tell, platform: platform as unknown as Shop['platform'], madeByHead: false }
    openVisit(tab, restoreUser(platform), path)
    return { tab, done, loadGateway, visit: visit.getState, follow: () => followOtherTab(tab, restoreUser(platform)) }
  }
  return { openTab, clock, stored: () => restoreUser({ cookies, localStorage }) }
}

describe('the visit of a tab in a browser', () => {
  it('is unknown until it opens, as on the server', () => {
    const { visit } = createVisit({
      loadGateway: fakeGateway(() => ({})),
      storage: createUserStorage({ cookies: createMemoryStore(), localStorage: createMemoryStore() }),
      forgetCustomer: vi.fn<() => void>(),
      tellCart: vi.fn<() => void>(),
    })
    expect(visit.getState()).toEqual({ kind: 'unknown', atCheckout: false })
  })

  it('[SES-10] [SES-11] [SES-19] writes the cookie, forgets the customer and tells the cart', () => {
    const { openTab, stored } = openBrowser()
    const { tab, done } = openTab()
    expect(done).toEqual(['read'])
    refuse(tab)
    expect(stored()).toEqual(anonymousUser('v-2'))
    logOut(tab)
    expect(stored()).toEqual(anonymousUser('v-3'))
    expect(done).toEqual(['read', 'forget', 'read', 'forget', 'read'])
  })

  it('[SES-11] ends a login by the clock, and none that lasts', () => {
    const { openTab, clock, stored } = openBrowser()
    const { tab, visit } = openTab()
    endIfExpired(tab)
    expect(visit().kind).toBe('customer')
    clock.now = NOW + HOUR
    endIfExpired(tab)
    expect(visit()).toMatchObject({ kind: 'guest', since: 'expiry' })
    expect(stored()).toEqual(anonymousUser('u-1'))
  })

  it('[SES-20] leaves the cookie to the customer whom another tab has logged in', () => {
    const { openTab, stored } = openBrowser()
    const [here, there] = [openTab(), openTab()]
    logOut(there.tab)
    refuse(here.tab)
    here.tab.tell({ type: 'subscription', newsletter: 'n-1', isWanted: true })
    expect(here.visit().user?.subscriptions).toEqual({ Newsletter: 'n-1' })
    expect(stored()).toEqual(there.visit().user)
  })

  it('[SES-20] [SES-21] tells an open checkout in another tab a login that ended by itself from a logout', () => {
    for (const [end, kind] of [
      [refuse, 'interrupted'],
      [logOut, 'guest'],
    ] as const) {
      const { openTab } = openBrowser()
      const [here, there] = [openTab('/checkout'), openTab()]
      end(there.tab)
      here.follow()
      expect(here.visit().kind).toBe(kind)
    }
  })

  it.each([
    ['goes on with a checkout whose login ended by itself before a reload', refuse, 'interrupted'],
    ['begins anew after a logout', logOut, 'guest'],
    ['is a customer’s whose login holds', () => undefined, 'customer'],
  ] as const)('[SES-21] %s', (_what, end, kind) => {
    const { openTab } = openBrowser()
    const { tab } = openTab('/checkout')
    checkoutBasket.write(tab.platform, { customerId: 'u-1', cart: undefined })
    end(tab)
    expect(openTab('/checkout', undefined, tab.platform).visit().kind).toBe(kind)
  })

  it('[SES-21] follows no expiry without a stored visitor', () => {
    const { openTab } = openBrowser('')
    expect(openTab('/checkout').visit()).toMatchObject({ kind: 'guest', since: 'opening' })
  })

  it('[SES-20] stays as it is when the cookie has been removed', () => {
    const { tab, visit } = openBrowser().openTab()
    const before = visit()
    followOtherTab(tab, undefined)
    expect(visit()).toBe(before)
  })

  it.each([200, 404, 500])('[SES-19] ends the token on the gateway, whatever it answers: %i', async (status) => {
    const seen: unknown[] = []
    const { tab } = openBrowser().openTab('/', ({ method, path, authorization }) => {
      seen.push([method, path, authorization])
      return Response.json({}, { status })
    })
    logOut(tab)
    await vi.waitFor(() => expect(seen).toEqual([['POST', '/api/v1.0/logout', 'Bearer t-1']]))
  })

  it('asks for the end of no token where there is none', () => {
    const { tab, loadGateway } = openBrowser(JSON.stringify(anonymousUser('v-0'))).openTab()
    logOut(tab)
    expect(loadGateway).not.toHaveBeenCalled()
  })

  it.each([
    ['/checkout', true],
    ['/checkout/', true],
    ['/payments/t-1/c-1', true],
    ['/checkouts', false],
    ['/order-confirmation/t-1', false],
    ['/', false],
  ])('[SES-21] knows whether the first page is one of an order: %s', (path, atCheckout) => {
    expect(openBrowser().openTab(path).visit()).toMatchObject({ atCheckout })
  })
})
