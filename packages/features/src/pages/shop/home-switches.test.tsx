import { profile } from '@shop/api-client/fixtures/account.ts'
import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { staticContent } from '@shop/api-client/fixtures/content.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { refuse } from '../../session/visit/visit-actions.ts'
import { openPage, shopCategories, type StoryShopOptions } from '../../testing/open-page.tsx'
import { expectBothWays, renderOnServer } from '../../testing/open-both-ways-page.tsx'
import { expectOnly, switched } from '../../testing/switches.ts'

const banner = staticContent.answer.introBanner
const shop = (options: Pick<StoryShopOptions, 'flags' | 'configuration'>): StoryShopOptions => ({
  ...switched(options),
  categories: shopCategories,
  content: { ...staticContent.answer, introBannerList: [banner, { ...banner, title: 'See it ring' }] },
  answer: ({ path }) => (path.startsWith('/api/products/') ? { products: [domes, batteries] } : undefined),
})

const menuLink = () => screen.queryByRole('navigation', { name: 'Main menu' })?.querySelector('a[href="/batteries"]')
const homeParts = () => ({
  categories: screen.queryByRole('region', { name: 'Shop by category' }),
  carousel: screen.queryByRole('region', { name: 'News and offers' }),
  recommended: screen.queryByRole('region', { name: 'Recommended for you' }),
  menu: menuLink(),
  submenu: screen.queryByRole('button', { name: 'Show more in Batteries' }),
  promises: screen.queryByLabelText('What we promise'),
})
const breadcrumbParts = () => ({
  home: screen.queryByRole('navigation', { name: 'You are here' })?.querySelector('a[href="/"]'),
  back: screen.queryByRole('link', { name: 'Back to Home' }),
})

interface Opening {
  goal: string
  options: Pick<StoryShopOptions, 'flags' | 'configuration'>
  parts: (keyof ReturnType<typeof homeParts>)[]
  /** The start of a category's breadcrumb. */
  breadcrumb: keyof ReturnType<typeof breadcrumbParts>
}

const email = () => document.querySelector<HTMLInputElement>('main input[type=email]')

const openings: Opening[] = [
  {
    goal: '[CFG-06] [CFG-07] [CFG-09] [CFG-11] opens plainly with everything off',
    options: {},
    parts: ['categories'],
    breadcrumb: 'home',
  },
  {
    goal: '[CFG-06] [CFG-07] [CFG-09] [CFG-12] [HOME-02] [HOME-06] [SHELL-23] opens with a splash, recommends, lists its categories in the menu and leads back to the page above',
    options: {
      flags: { landingPageType: 'splash', topMenuType: 'links', breadcrumbType: 'uk', showRecommendedProducts: true },
      configuration: { recommendedProducts: ['DOM'] },
    },
    parts: ['recommended', 'menu'],
    breadcrumb: 'back',
  },
  {
    goal: '[CFG-06] [CFG-07] [CFG-35] [HOME-03] [SHELL-08] [SHELL-12] opens with a carousel of banners, makes its promises above and opens its menu to a second level',
    options: {
      flags: { landingPageType: 'intro', topMenuType: 'multilevel' },
      configuration: { displaySellingPointsBar: true },
    },
    parts: ['categories', 'carousel', 'menu', 'submenu', 'promises'],
    breadcrumb: 'home',
  },
  {
    goal: '[CFG-06] [CFG-07] [CFG-08] [CFG-09] [CFG-31] [OP-3] opens plainly when it does not know the choices and nothing is listed to recommend',
    options: {
      flags: {
        landingPageType: 'mosaic',
        topMenuType: 'mega',
        orderSummaryType: 'fr',
        breadcrumbType: 'dots',
        showRecommendedProducts: true,
      },
      configuration: { paymentProvider: 'stripe', recommendedProducts: [] },
    },
    parts: ['categories'],
    breadcrumb: 'home',
  },
]

describe('the start page', () => {
  afterEach(cleanup)

  it('[NEWS-02] [HOME-04] gives the forms of two banners ids of their own', async () => {
    const banners = ['One', 'Two'].map((title) => ({ ...banner, title, showNewsletter: true }))
    openPage('/', {
      ...shop({ flags: { landingPageType: 'intro' } }),
      content: { ...staticContent.answer, introBannerList: banners },
    })
    await waitFor(() => expect(document.querySelectorAll('main input[type=email]')).toHaveLength(2))
    const ids = [...document.querySelectorAll('main form [id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('[SES-10] [NEWS-02] empties the form of a banner when a login ends', async () => {
    const { shop: opened } = openPage('/', {
      ...shop({ flags: { landingPageType: 'intro' } }),
      content: { ...staticContent.answer, introBannerList: [{ ...banner, showNewsletter: true }] },
      customer: profile,
    })
    await waitFor(() => expect(email()).toBeTruthy())
    fireEvent.change(email()!, { target: { value: 'dorothy@mail.com' } })
    act(() => refuse(opened))
    await waitFor(() => expect(email()?.value).toBe(''))
  })

  it.each(openings)('$goal', async ({ options, parts, breadcrumb }) => {
    await expectBothWays('/', shop(options), () => {
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expectOnly(homeParts(), parts)
    })
    await expectBothWays('/batteries', shop(options), () => {
      expect(screen.getByRole('heading', { level: 1, name: 'Batteries' })).toBeTruthy()
      expectOnly(breadcrumbParts(), [breadcrumb])
    })
  })

  it('[CFG-12] [ROUTE-03] [SHELL-21] has a page of all that it recommends', async () => {
    const recommending = shop({
      flags: { showRecommendedProducts: true },
      configuration: { recommendedProducts: ['DOM', 'BAT-312-06'] },
    })
    await expectBothWays('/recommended-products', recommending, () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recommended products')
      expect(screen.getByRole('main').querySelectorAll('article')).toHaveLength(2)
    })
  })

  it.each([
    ['recommends nothing', {}],
    ['lists nothing', { flags: { showRecommendedProducts: true }, configuration: { recommendedProducts: [] } }],
  ])('[CFG-12] [ROUTE-03] leads from the recommended products to the start page when it %s', async (_, options) => {
    expect(await renderOnServer('/recommended-products', shop(options))).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: '/',
    })
    const { router } = openPage('/recommended-products', shop(options))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it.each([true, false])(
    '[PROD-20] offers favourites in the menu of a phone where they are allowed: %s',
    async (allowFavourites) => {
      const { person } = openPage('/', shop({ flags: { topMenuType: 'links', allowFavourites } }))
      await person.click(await screen.findByRole('button', { name: 'Menu' }))
      const links = screen.getAllByRole('link', { name: 'Help' })
      expect(links).not.toEqual([])
      expect(screen.queryAllByRole('link', { name: 'Favourites' }).length > 0).toBe(allowFavourites)
    },
  )
})
