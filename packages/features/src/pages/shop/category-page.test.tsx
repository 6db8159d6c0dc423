import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { staticContent } from '@shop/api-client/fixtures/content.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, shopCategories, storyShop, type StoryShopOptions } from '../../testing/open-page.tsx'

/** Opens an address in the whole shop. Records the requested categories. */
function open(address: string, options: StoryShopOptions = {}, products: unknown[] = [batteries]) {
  const asked: (string | null)[] = []
  const { router } = openPage(address, {
    categories: shopCategories,
    content: staticContent.answer,
    answer: ({ path, query }) => {
      if (path !== '/api/products/browse') return undefined
      asked.push(query.get('route'))
      return { products }
    },
    ...options,
  })
  return { asked, router }
}
const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')

const battery = shopCategories.find(({ url }) => url === '/batteries')!
const withSizes = [
  {
    ...battery,
    subcategories: ['Size 10', 'Size 312', 'Testers'].map((title) => ({ title, url: pathOf(title), partialIds: [] })),
  },
]
function pathOf(title: string) {
  return `/batteries/${title.toLowerCase().replace(' ', '-')}`
}
const tabsIn = (place: Element | null) =>
  [...(place?.querySelectorAll('[data-battery]') ?? [])].map((tab) => tab.getAttribute('data-battery'))

describe('the category page', () => {
  it('[CAT-02] [CAT-03] opens with what the editors wrote for its route, and ends with their long text', async () => {
    open('/batteries')
    expect(await screen.findByRole('heading', { level: 1, name: 'Batteries' })).toBeTruthy()
    expect(screen.getByText('All sizes')).toBeTruthy()
    expect(screen.getByText('Six in a pack')).toBeTruthy()
    const text = await screen.findByText('Wait two minutes after pulling the tab.')
    const [card] = await screen.findAllByRole('article')
    expect(card!.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(document.querySelector('main img')?.getAttribute('src')).toContain('shelf-batteries')
  })

  it('[CAT-04] [ROUTE-24] asks for the products of its own route, and links its products below it', async () => {
    const { asked } = open('/batteries/size-312')
    const product = await screen.findByRole('link', { name: batteries.name })
    expect(product.getAttribute('href')).toBe('/batteries/size-312/details/BAT-312-06')
    expect(asked).toEqual(['/batteries/size-312'])
  })

  it('[CAT-03] comes back to what it said before without asking for it again', async () => {
    const shop = storyShop({
      categories: shopCategories,
      content: staticContent.answer,
      answer: ({ path }) => (path === '/api/products/browse' ? { products: [batteries] } : undefined),
    })
    let asked = 0
    const loadFullContent: typeof shop.loadFullContent = () =>
      asked++ ? new Promise(() => {}) : shop.loadFullContent()
    const { router } = openPage('/batteries', { shop: { ...shop, loadFullContent } })
    await screen.findByText('All sizes')
    await act(() => router.navigate('/cart'))
    await waitFor(() => expect(screen.queryByText('All sizes')).toBeNull())
    await act(() => router.navigate(-1))
    expect(await screen.findByText('All sizes')).toBeTruthy()
  })

  it('[CAT-06] leads to its parts, and back to the whole', async () => {
    open('/batteries/size-312')
    const parts = await screen.findByRole('navigation', { name: 'More in Batteries' })
    expect([...parts.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/batteries',
      '/batteries/size-312',
    ])
    expect(parts.querySelector('[aria-current=page]')?.textContent).toBe('Size 312')
  })

  it('[CAT-07] shows on the page of a battery size the tab of this size, and those of the others at their links', async () => {
    open('/batteries/size-312', { categories: withSizes })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Size 312' })
    expect(tabsIn(heading.parentElement)).toEqual(['312'])
    const parts = screen.getByRole('navigation', { name: 'More in Batteries' })
    expect(tabsIn(parts)).toEqual(['10', '312'])
    expect(tabsIn(within(parts).getByRole('link', { name: 'Size 10' }))).toEqual(['10'])
    expect(tabsIn(within(parts).getByRole('link', { name: 'Testers' }))).toEqual([])
  })

  it('[CAT-07] shows the tab of each size in the menu, and on the page of all sizes', async () => {
    open('/batteries', { categories: withSizes, flags: { topMenuType: 'multilevel' } })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Batteries' })
    expect(tabsIn(heading.parentElement)).toEqual([])
    expect(tabsIn(screen.getByRole('banner'))).toEqual(['10', '312'])
    expect(tabsIn(screen.getByRole('main'))).toEqual(['10', '312'])
    const parts = within(screen.getByRole('navigation', { name: 'More in Batteries' })).getAllByRole('link')
    expect(parts.at(-1)?.textContent).toBe('Testers')
  })

  it('[CAT-05] says that the products are on their way', async () => {
    open('/batteries', { answer: ({ path }) => (path.endsWith('/browse') ? new Promise(() => undefined) : undefined) })
    await screen.findByRole('heading', { level: 1, name: 'Batteries' })
    expect(within(screen.getByRole('main')).getByText('Loading')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('[CAT-05] says when the category is empty', async () => {
    open('/batteries', {}, [])
    expect(await screen.findByText('There are no products in this category right now.')).toBeTruthy()
  })

  it('[ROUTE-25] moves an address with underscores to the category, also where addresses may be keys', async () => {
    for (const useEnrichedProductData of [false, true]) {
      const { router } = open('/batteries/size_312', { flags: { useEnrichedProductData } })
      await waitFor(() => expect(router.state.location.pathname).toBe('/batteries/size-312'))
      cleanup()
    }
  })

  it('[SEO-01] tells search engines what the page is about, and the usual where it has nothing to say', async () => {
    open('/batteries')
    await screen.findByText('All sizes')
    await waitFor(() => expect(document.title).toBe('Batteries – Hearby'))
    expect(content('meta[name=description]')).toBe('All sizes')
    expect(content('meta[property="og:image"]')).toBe(
      'https://shop.example/api/pictures/shelf-batteries-91fe02aa/1080.webp',
    )
    cleanup()
    open('/')
    await waitFor(() => expect(document.title).toBe('Hearing aid batteries and care'))
    expect(content('meta[name=keywords]')).toBe('battery')
  })

  it('shows its products also when the words of the editors cannot be had', async () => {
    const shop = storyShop({
      categories: shopCategories,
      answer: ({ path }) => path.includes('browse') && { products: [batteries] },
    })
    openPage('/batteries', { shop: { ...shop, loadFullContent: () => Promise.reject(new Error('no content')) } })
    expect(await screen.findByRole('link', { name: batteries.name })).toBeTruthy()
  })
})
