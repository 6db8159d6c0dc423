import { closedNotice } from '../../shell/closed-notice.ts'
import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { staticContent } from '@shop/api-client/fixtures/content.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openPage, shopCategories, storyShop, type StoryShopOptions } from '../../testing/open-page.tsx'

const banner = staticContent.answer.introBanner

async function open({ content = {}, ...options }: StoryShopOptions = {}) {
  openPage('/', {
    categories: shopCategories,
    content: { ...staticContent.answer, introBannerList: [], ...content },
    answer: ({ path }) => (path === '/api/products/search' ? { products: [batteries, domes] } : undefined),
    ...options,
  })
  return within(await screen.findByRole('main'))
}
const heading = () => screen.findByRole('heading', { level: 1 })

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The test window has no size, so every observed element counts as visible. */
class SeesEverything {
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }
  observe = () => this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  disconnect = () => undefined
}

const picture = () => document.querySelector('main img[src*=welcome-free], main img[src^="data:image/svg"]')

/** Returns the headings of the footer's columns. */
/** The titles of the footer's columns. A wide screen shows the one of two headings, a phone the other in its fold. */
const titles = () => {
  const headings = within(screen.getByRole('contentinfo')).getAllByRole('heading')
  return [...new Set(headings.map((title) => title.textContent))]
}

const notice = (text: string) => ({ content: { ...staticContent.answer, notificationBar: { text } } })

describe('the start page', () => {
  it('[HOME-06] says when what is recommended cannot be had, and tries again (OP-78)', async () => {
    let isWell = false
    const main = await open({
      configuration: { recommendedProducts: ['DOM'] },
      flags: { showRecommendedProducts: true },
      answer: ({ path }) => {
        if (path !== '/api/products/search') return undefined
        return isWell ? { products: [domes] } : new Response(null, { status: 503 })
      },
    })
    expect(await main.findByText('We could not fetch the products.')).toBeTruthy()
    isWell = true
    fireEvent.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('heading', { name: 'Recommended for you' })).toBeTruthy()
    expect(main.queryByText('We could not fetch the products.')).toBeNull()
  })

  it('[HOME-02] splashes with a banner and its buttons, without tiles', async () => {
    const main = await open({ flags: { landingPageType: 'splash' } })
    await heading()
    expect(main.getByRole('link', { name: 'Find your batteries' }).getAttribute('href')).toBe('/batteries')
    expect(main.queryByRole('heading', { name: 'Shop by category' })).toBeNull()
  })

  it('[HOME-03] [HOME-04] [NEWS-02] introduces with one banner in all its parts', async () => {
    const main = await open({ flags: { landingPageType: 'intro' } })
    await heading()
    expect(main.getByText(banner.description)).toBeTruthy()
    expect(main.getByText(banner.bottomDisclaimer)).toBeTruthy()
    expect(await main.findByRole('button', { name: 'Sign up' })).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Pause the slides' })).toBeNull()
  })

  it('[HOME-04] does without every part of a banner but its title', async () => {
    const main = await open({
      flags: { landingPageType: 'intro' },
      content: { introBanner: { title: 'Hear it ring' } },
    })
    expect((await heading()).textContent).toBe('Hear it ring')
    const welcome = (await heading()).closest('section') ?? (await heading()).parentElement
    expect(within(welcome!).queryAllByRole('link')).toEqual([])
    expect(main.queryByRole('button', { name: 'Sign up' })).toBeNull()
    expect(main.queryByText(banner.bottomDisclaimer)).toBeNull()
  })

  it('[HOME-04] passes over a banner with nothing in it, and keeps a heading to be heard for one that is a picture', async () => {
    const flags = { landingPageType: 'tiles' }
    await open({ flags, content: { introBannerList: [{}, {}] } })
    expect((await heading()).textContent).toBe(banner.title)
    cleanup()
    await open({ flags, content: { introBannerList: [{ backgroundImage: '/api/pictures/art-1/720.webp' }] } })
    expect((await heading()).textContent).toBe('Everything your hearing aids need')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('[HOME-05] lets several banners take turns, the way to stop them first', async () => {
    const content = { introBannerList: [banner, { title: 'See it ring' }] }
    await open({ flags: { landingPageType: 'intro' }, content })
    const carousel = await screen.findByRole('region', { name: 'News and offers' })
    expect(within(carousel).getAllByRole('button')[0]?.getAttribute('aria-label')).toMatch(/the slides$/)
    expect(within(carousel).getByRole('heading', { level: 2, hidden: true, name: 'See it ring' })).toBeTruthy()
  })

  it('[HOME-05] shows the next of several banners after three seconds, but not under the pointer', async () => {
    vi.stubGlobal('IntersectionObserver', SeesEverything)
    await open({
      flags: { landingPageType: 'intro' },
      content: { introBannerList: [banner, { title: 'See it ring' }] },
    })
    const carousel = await screen.findByRole('region', { name: 'News and offers' })
    await waitFor(() => expect(carousel.querySelectorAll('li[inert]')).toHaveLength(1))
    const shown = () => carousel.querySelector('li:not([inert])')?.querySelector('h1, h2')?.textContent
    fireEvent.pointerEnter(carousel)
    const first = shown()
    vi.useFakeTimers()
    await wait(60_000)
    expect(shown()).toBe(first)
    fireEvent.pointerLeave(carousel)
    await wait(2999)
    expect(shown()).toBe(first)
    await wait(1)
    expect(shown()).not.toBe(first)
    expect([banner.title, 'See it ring']).toContain(shown())
    // The page keeps its heading on every slide.
    const headings = screen.getAllByRole('heading', { level: 1 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Everything your hearing aids need'])
    expect(headings[0]?.closest('[inert]')).toBeNull()
  })

  it('[CFG-12] [CFG-31] [HOME-06] shows what the shop recommends and the way to all of it, in the shop’s order', async () => {
    const configuration = { recommendedProducts: ['DOM', 'BAT-312-06'] }
    const main = await open({ configuration, flags: { showRecommendedProducts: true } })
    await main.findByRole('heading', { name: 'Recommended for you' })
    expect(main.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      domes.name,
      batteries.name,
    ])
    expect(main.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe('/recommended-products')
  })

  it('[CFG-32] [HOME-08] [HOME-09] [HOME-10] shows what the editors wrote, and nothing where they wrote nothing', async () => {
    const main = await open()
    await heading()
    expect(main.getByText('Clean in two minutes')).toBeTruthy()
    expect(main.getByRole('img', { name: 'Hearing First' })).toBeTruthy()
    expect(main.getByRole('link', { name: /Read it/ }).getAttribute('href')).toBe('/information/domes')
    cleanup()
    const bare = await open({ content: { imageTextSpots: [], partners: [], materials: [] } })
    await heading()
    expect(bare.queryByRole('heading', { name: 'Good to know' })).toBeNull()
    expect(bare.queryByRole('heading', { name: 'In partnership with' })).toBeNull()
  })

  it.each(['tiles', 'splash', 'intro'])(
    '[CFG-33] [HOME-11] welcomes to the shop for free supplies with a picture of its own: %s',
    async (landingPageType) => {
      const flags = { landingPageType }
      await open({ configuration: { id: 'x_forbrugsshop_free' }, flags })
      await heading()
      expect(picture()).toBeTruthy()
      cleanup()
      await open({ configuration: { id: 'x' }, flags })
      await heading()
      expect(picture()).toBeNull()
    },
  )

  it('welcomes also where the editors wrote no banner', async () => {
    await open({ content: { introBanner: null } })
    expect((await heading()).textContent).toBe('Everything your hearing aids need')
  })

  it('[SHELL-08] [SHELL-10] [SHELL-11] stands between promises and footer as the shop wants them', async () => {
    await open({ configuration: { displaySellingPointsBar: true } })
    expect(await screen.findByRole('link', { name: 'Call us: 0800\u00A0123\u00A04567' })).toBeTruthy()
    const footer = screen.getByRole('contentinfo')
    expect(within(footer).getAllByRole('heading', { name: 'Shop' })).not.toEqual([])
    expect(await within(footer).findByRole('button', { name: 'Sign up' })).toBeTruthy()
    const columns = staticContent.answer.footer.columns.map(({ title }) => title)
    expect(titles()).toEqual(expect.arrayContaining(columns))
    cleanup()
    await open({ configuration: { displaySellingPointsBar: false } })
    await heading()
    expect(screen.queryByRole('link', { name: 'Call us: 0800\u00A0123\u00A04567' })).toBeNull()
    cleanup()
    const third = { title: 'Third', links: [{ title: 'Terms', url: '/customer-service/terms' }] }
    await open({ content: { footer: { columns: [...staticContent.answer.footer.columns, third] } } })
    await heading()
    expect(titles()).toEqual([...columns, 'Third'])
    cleanup()
    await open({ content: { footer: { columns: [] } } })
    await heading()
    expect(screen.queryByRole('link', { name: 'Call us: 0800\u00A0123\u00A04567' })).toBeNull()
    expect(within(screen.getByRole('contentinfo')).queryByRole('button')).toBeNull()
  })

  it('[SHELL-09] [OP-30] closes a notice for good, until there is a new one', async () => {
    const shop = storyShop(notice('Order by Friday.'))
    openPage('/', { shop })
    ;(await screen.findByRole('button', { name: 'Close this message' })).click()
    cleanup()
    openPage('/', { shop })
    await heading()
    expect(screen.queryByText('Order by Friday.')).toBeNull()
    cleanup()
    const next = storyShop(notice('Closed on Monday.'))
    closedNotice.write(next.platform, closedNotice.read(shop.platform) ?? '')
    openPage('/', { shop: next })
    expect(await screen.findByText('Closed on Monday.')).toBeTruthy()
  })
})
