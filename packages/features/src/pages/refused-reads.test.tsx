import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { openPage, type Answer, type StoryShopOptions } from '../testing/open-page.tsx'
import { renderOnServer } from '../testing/open-both-ways-page.tsx'
import { shopCategories } from '../testing/shop-categories.ts'

const GONE = [404, 410]
const REFUSED = [400, 401, 403, 405, 409, 422, 429]
const BROKEN = [500, 502, 503]

interface PublicPage {
  address: string
  /** The public read that is refused. */
  read: string
  /** The server's status after a 404 or 410. */
  whenGone: number
  /** Where the browser then stands, and where after any other refusal. By default at the address. */
  goneAt?: string
  refusedAt?: string
}

const DETAILS = '/api/products/details'
const SERVICE = '/api/customer-service'

const product = { read: DETAILS, whenGone: 404, goneAt: '/404', refusedAt: '/error' }
const PAGES: [title: string, page: PublicPage][] = [
  ['[PROD-09] a product by its number (OP-5)', { address: '/details/312', ...product }],
  ['[PROD-09] a product by its key (OP-5)', { address: '/zinc-air-312', ...product }],
  ['[CAT-05] a category', { address: '/batteries', read: '/api/products/browse', whenGone: 200 }],
  ['[CAT-05] search results', { address: '/search-result/dome', read: '/api/products/search', whenGone: 200 }],
  [
    '[ROUTE-03] the recommended page',
    { address: '/recommended-products', read: '/api/products/search', whenGone: 200 },
  ],
  [
    '[CS-09] a page of customer service',
    { address: '/customer-service/delivery', read: SERVICE, whenGone: 404, refusedAt: '/error' },
  ],
  [
    '[CS-01] the contact form',
    { address: '/customer-service/contact-us', read: SERVICE, whenGone: 200, refusedAt: '/error' },
  ],
]

/** The paths of a shop's pages, and whether one may be a category that a refused menu would name. */
const WITHOUT_MENU: [address: string, mayBeCategory: boolean][] = [
  ['/batteries', true],
  ['/batteries/details/312', true],
  ['/', false],
  ['/details/312', false],
  ['/404', false],
]

const withProduct: Answer = ({ path }) => (path === DETAILS ? batteries : undefined)
const withoutProduct: Answer = ({ path }) => (path === DETAILS ? Response.json({}, { status: 404 }) : undefined)

const optionsOf = ({ read }: PublicPage, status: number) => ({
  categories: shopCategories,
  flags: { useEnrichedProductData: true, showRecommendedProducts: true },
  configuration: { recommendedProducts: ['312'] },
  answer: (({ path }) => (path === read ? Response.json({}, { status }) : undefined)) satisfies Answer,
})

const serverStatus = (page: PublicPage, status: number) =>
  renderOnServer(page.address, optionsOf(page, status)).then(
    (rendered) => rendered.status,
    () => 'not rendered',
  )

async function expectInBrowser(page: PublicPage, status: number, pathname: string) {
  const { router } = openPage(page.address, optionsOf(page, status))
  await waitFor(() => expect([status, router.state.location.pathname]).toEqual([status, pathname]))
  await waitFor(() => expect(document.querySelector('main [role=alert], main h1, main h2')).toBeTruthy())
  expect([status, router.state.location.pathname]).toEqual([status, pathname])
  cleanup()
}

describe('a public page whose read is refused', () => {
  it.each(PAGES)('%s is missing after 404 and 410 alone', async (_title, page) => {
    for (const status of GONE) {
      expect([status, await serverStatus(page, status)]).toEqual([status, page.whenGone])
      await expectInBrowser(page, status, page.goneAt ?? page.address)
    }
  })

  it.each(PAGES)('%s is a failure of the shop after any other status', async (_title, page) => {
    for (const status of [...REFUSED, ...BROKEN]) {
      expect([status, await serverStatus(page, status)]).toEqual([status, 'not rendered'])
      await expectInBrowser(page, status, status < 500 ? (page.refusedAt ?? page.address) : '/error')
    }
  })

  it.each(WITHOUT_MENU)(
    '[CFG-03] [ROUTE-23] %s where the menu is refused: has failed is %s',
    async (address, hasFailed) => {
      for (const useEnrichedProductData of [false, true]) {
        const options = { answer: withProduct, flags: { useEnrichedProductData } }
        const menuFailure = { kind: 'unauthorised' } as const
        const refused = { ...options, menuFailure, ...(hasFailed && { answer: withoutProduct }) }
        const known = { ...options, ...(hasFailed && { answer: withoutProduct }) }
        const statusOf = (chosen: StoryShopOptions) =>
          renderOnServer(address, chosen).then(
            ({ status }) => status,
            () => 'not rendered',
          )
        const usual = hasFailed || address === '/404' ? 404 : 200
        expect([await statusOf(known), await statusOf(refused)]).toEqual([usual, hasFailed ? 'not rendered' : usual])
        const { router } = openPage(address, refused)
        const shown = hasFailed ? '/error' : address
        await waitFor(() => expect(router.state.location.pathname).toBe(shown))
        cleanup()
      }
    },
  )
})
