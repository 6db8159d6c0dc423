import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import { pages, servicePatterns } from '@shop/domain/text/pages.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { PageHandle } from '../runtime/navigation/page-handle.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { createStaticHandler, matchRoutes } from '../runtime/navigation/router.ts'
import { storyShop } from '../testing/story-shop.tsx'
import { routes } from './routes.tsx'

const categories = v.parse(categoriesSchema, [
  { id: 1, title: 'Batteries', url: '/batteries', subcategories: [{ title: 'Size 312', url: '/batteries/size-312' }] },
])
const shopWith = (flags: object = {}) =>
  storyShop({ categories, flags: { ...flags }, configuration: { guestOrders: true, refillMails: true } })

const handleAt = (path: string, flags?: object) => {
  const matches = matchRoutes(routes(shopWith(flags)), path) ?? []
  return Object.assign({}, ...matches.map(({ route }) => route.handle)) as PageHandle
}
const tableOf = (flags: object) =>
  routes(shopWith(flags)).flatMap(({ children = [] }) => children.flatMap((inner) => inner.children ?? []))
const answerTo = (path: string, flags?: object) =>
  createStaticHandler(routes(shopWith(flags))).query(new Request(`https://shop.example${path}`))

const isApart = ({ handle }: { handle?: unknown }) => (handle as PageHandle | undefined)?.holdsAccountData === true
const isAboutAccounts = (path = '') =>
  /^\/(?:account\/|newsletter\/manage|order-print|find-order|refill|checkout)/.test(path)

describe('the routes', () => {
  describe('the route table', () => {
    it.each(['/payments/:transactionId/:correlationId?', '/order-confirmation/:transactionId/:correlationId?'])(
      '[ROUTE-07] leaves %s without a loader, for whose data the browser would wait before it hydrates',
      async (path) => {
        const { lazy } = tableOf({}).find((route) => route.path === path) ?? {}
        const page = typeof lazy === 'function' ? await lazy() : undefined
        expect(page?.Component).toBeTruthy()
        expect(page?.loader).toBeUndefined()
      },
    )

    it('[ROUTE-06] takes a single word for a product key only in shops with enriched data', () => {
      expect(handleAt('/zinc-air-312', { useEnrichedProductData: true }).page).toBe('shop/product-page')
      expect(handleAt('/zinc-air-312').page).toBe('service/not-found-page')
    })

    it('[SHELL-14] [SHELL-15] keeps cart and checkout light, without menu and mini-cart', () => {
      for (const path of ['/cart', '/checkout', '/payments/t-1/c-1']) {
        expect(handleAt(path)).toMatchObject({ hidesMenu: true, hidesMiniCart: true })
      }
      expect([handleAt('/cart').scheme, handleAt('/checkout').scheme, handleAt('/').scheme]).toEqual([
        'light',
        'light',
        undefined,
      ])
    })

    it('says of every page that is bound to a visitor that it is private', () => {
      const bound = [
        '/cart',
        '/checkout',
        '/payments/t-1',
        '/order-confirmation/t-1',
        '/order-failed/t-1',
        '/account/login',
      ]
      expect(bound.map((path) => handleAt(path).private)).toEqual(bound.map(() => true))
      expect(['/', '/batteries', '/search-result/a'].map((path) => handleAt(path).private)).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    })

    it('allows a provider’s script only on the payment page (OP-82)', () => {
      const addresses = [
        '/',
        '/batteries',
        '/cart',
        '/checkout',
        '/payments/t-1',
        '/order-confirmation/t-1',
        '/account/login',
      ]
      expect(addresses.filter((path) => handleAt(path).loadsPaymentProvider)).toEqual(['/payments/t-1'])
    })

    it('allows it on the confirmation too, if the provider shows its own (OP-82)', () => {
      const table = routes(storyShop({ configuration: { paymentProvider: 'klarna' } }))
      const matches = matchRoutes(table, '/order-confirmation/t-1') ?? []
      expect(matches.at(-1)?.route.handle).toMatchObject({ loadsPaymentProvider: true, private: true })
    })

    it('[ROUTE-23] answers unknown addresses with 404', async () => {
      expect(await answerTo('/no-such-page')).toMatchObject({ statusCode: 404 })
      expect(await answerTo('/404')).toMatchObject({ statusCode: 404 })
    })

    it.each([undefined, { useEnrichedProductData: true }])(
      '[ROUTE-25] moves an address with underscores for good, query and all (%o)',
      async (flags) => {
        const underscored = v.parse(categoriesSchema, [{ id: 1, title: 'Wax filters', url: '/wax-filters' }])
        const shop = storyShop({ categories: underscored, flags: { ...flags } })
        const answer = await createStaticHandler(routes(shop)).query(
          new Request('https://shop.example/wax_filters?sort=1'),
        )
        expect(answer).toBeInstanceOf(Response)
        const { status, headers } = answer as Response
        expect([status, headers.get('location')]).toEqual([301, '/wax-filters?sort=1'])
      },
    )

    it.each([
      ['/Batteries', '/batteries'],
      ['/batteries/Size-312?sort=1', '/batteries/size-312?sort=1'],
      ['/BATTERIES/Details/BAT-312%20A', '/batteries/details/BAT-312%20A'],
      ['/Search-result/Dome%2F8', '/search-result/Dome%2F8'],
      ['/Account/LogoutSuccess', '/account/logoutSuccess'],
      ['/Customer-Service/Terms', '/customer-service/Terms'],
      ['/CART', '/cart'],
    ])('[ROUTE-24] moves %s for good to the spelling of its route: %s', async (from, to) => {
      for (const flags of [{}, { useEnrichedProductData: true }]) {
        const { status, headers } = (await answerTo(from, flags)) as Response
        expect([status, headers.get('location')]).toEqual([301, to])
      }
    })

    it('[ROUTE-23] moves no address that no route has in any spelling', async () => {
      expect(await answerTo('/No-such-page')).toMatchObject({ statusCode: 404 })
    })
  })

  describe('the addresses of pages', () => {
    const everyFlag = { allowFavourites: true, useEnrichedProductData: true }
    const patternAt = (path: string) => matchRoutes(routes(shopWith(everyFlag)), path)?.at(-1)?.route.path

    it('lists in the route table each page of the shop, and besides only those of categories', () => {
      const patterns = tableOf(everyFlag).map(({ path = '' }) => path)
      expect(Object.values(pages).filter(({ pattern }) => !patterns.includes(pattern))).toEqual([])
      const known = Object.values(pages).flatMap((page) => [page.pattern, ...servicePatterns(page)])
      const others = patterns.filter((path) => path !== '*' && !known.includes(path))
      expect(others.filter((path) => !path.startsWith('/batteries'))).toEqual([])
    })

    const values = { itemNumber: 'BAT-312', productUrlKey: 'zinc-air-312', searchQuery: 'size 312', orderNumber: '7/1' }
    const ids = { transactionId: 't-1', correlationId: 'c-1', userId: 'u-1', sessionId: 's-1', url: 'terms' }
    it.each(Object.entries(pages))('opens the page %s at its own path', (_name, { pattern, href }) => {
      expect(patternAt((href as (all: object) => string)({ ...values, ...ids }))).toBe(pattern)
    })

    const links = Object.entries(paths).map(([name, path]) => [
      name,
      typeof path === 'string' ? path : path('7' as never),
    ])
    it.each(links)('leads the link %s to a page', (_name, path) => {
      expect(patternAt(new URL(path ?? '', 'https://shop.example').pathname)).not.toBe('*')
    })
  })

  it('[TRK-09] keeps scripts of others off every page with a password or data of a customer', () => {
    const table = tableOf({ allowFavourites: true })
    const apart = table.filter(isApart).map(({ path }) => path)
    expect(apart).toContain('/account/login')
    expect(apart).toEqual(table.map(({ path }) => path).filter((path) => isAboutAccounts(path)))
  })
})
