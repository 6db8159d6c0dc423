import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { sortProducts } from '@shop/domain/catalogue/sort-products.ts'
import { readSort } from '@shop/domain/catalogue/sort.ts'
import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { openPage, runDueTasks, type StoryShopOptions } from '../../testing/open-page.tsx'

const many = Array.from({ length: 60 }, (_, index) => ({
  ...batteries,
  id: `${index}`,
  itemNumber: `B-${index}`,
  name: `Battery ${String(60 - index).padStart(2, '0')}`,
}))

/** Returns a gateway that sends lists in parts. */
const parts = (products: readonly Product[]) => (query: URLSearchParams) => {
  const skip = Number(query.get('skip') ?? 0)
  const take = Number(query.get('take') ?? products.length)
  const sorted = sortProducts(products, readSort(query.get('sort')), 'en')
  return { total: products.length, products: sorted.slice(skip, skip + take) }
}
const SENDS_PARTS = { configuration: { sendsPartsOfLists: true } }

/** Opens an address in the whole shop. Records the requests about products. */
function open(address: string, products: unknown, options: StoryShopOptions = {}) {
  const asked: string[] = []
  const opened = openPage(address, {
    ...options,
    answer: ({ path, query }) => {
      if (!path.startsWith('/api/products/')) return undefined
      asked.push(`${path}?${query}`)
      if (typeof products === 'function') return products(query)
      return products instanceof Response ? products.clone() : { products }
    },
  })
  return { asked, ...opened }
}
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

const SEARCH = '/api/products/search?query=battery'
const BEGINNING = `${SEARCH}&take=24`
const some = many.slice(0, 30)
const theBeginning = () => screen.findByText('Showing 24 of 30 products')

const thousands = Array.from({ length: 1100 }, (_, index) => ({
  ...batteries,
  id: `${index}`,
  itemNumber: `T-${index}`,
  name: `Number ${index}`,
}))

describe('the search page', () => {
  it('[SRCH-05] [SRCH-04] repeats the words that were searched for', async () => {
    const { asked } = open('/search-result/bl%C3%A5%20%26%2F100%25', [batteries, domes])
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “blå &/100%”' })).toBeTruthy()
    expect(asked).toEqual([`/api/products/search?${new URLSearchParams({ query: 'blå &/100%' })}`])
  })

  it('[SRCH-04] asks for the first hundred letters of a longer address', async () => {
    const { asked } = open(`/search-result/${'a'.repeat(300)}`, [batteries])
    await screen.findByRole('heading', { level: 1 })
    expect(asked).toEqual([`/api/products/search?query=${'a'.repeat(100)}`])
  })

  it('[SRCH-06] says that nothing was found, and what to try', async () => {
    open('/search-result/zzz', [])
    expect(await screen.findByText('We found nothing for “zzz”')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy()
  })

  it('[SRCH-11] proposes what was perhaps meant, and the categories, where nothing is found', async () => {
    const categories = v.parse(categoriesSchema, [{ id: 'b', title: 'Batteries', url: '/batteries' }])
    open('/search-result/batery', () => ({ products: [], suggestions: ['battery', ''] }), { categories })
    const meant = await screen.findByRole('link', { name: 'battery' })
    expect(meant.getAttribute('href')).toBe('/search-result/battery')
    expect(meant.closest('p')?.textContent).toBe('Did you mean battery?')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Batteries' }).getAttribute('href')).toBe('/batteries')
  })

  it('[SRCH-11] proposes it above what was found for the rest of the words, and only where the gateway does', async () => {
    open('/search-result/battery%20321', () => ({ products: [batteries], suggestions: ['battery 312'] }))
    expect((await screen.findByRole('link', { name: 'battery 312' })).closest('p')).toBeTruthy()
    expect(screen.getByRole('article')).toBeTruthy()
    cleanup()
    open('/search-result/battery', [batteries])
    await screen.findByRole('article')
    expect(screen.queryByText(/Did you mean/)).toBeNull()
  })

  it('[CAT-07] leads from the number of a battery size to its page, under its coloured tab', async () => {
    const subcategories = ['Size 10', 'Size 312'].map((title) => ({ title, url: `/batteries/${title.slice(5)}` }))
    const withSizes = v.parse(categoriesSchema, [{ id: 'b', title: 'Batteries', url: '/batteries', subcategories }])
    open('/search-result/A312', [batteries], { categories: withSizes })
    const link = await within(await screen.findByRole('main')).findByRole('link', { name: 'Size 312' })
    expect(link.getAttribute('href')).toBe('/batteries/312')
    expect(link.querySelector('[data-battery="312"]')).toBeTruthy()
    cleanup()
    open('/search-result/10%20mm', [domes], { categories: withSizes })
    await screen.findByRole('article')
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Size 10' })).toBeNull()
  })

  it('[SRCH-07] [OP-73] asks for 24 products, then only for those that are wanted besides', async () => {
    const { asked, person, router } = open('/search-result/battery', parts(many), SENDS_PARTS)
    await screen.findByText('Showing 24 of 60 products')
    expect(asked).toEqual([BEGINNING])
    await person.click(screen.getByRole('link', { name: 'Show 24 more' }))
    expect(await screen.findByText('Showing 48 of 60 products')).toBeTruthy()
    expect(names()).toEqual(many.slice(0, 48).map(({ name }) => name))
    await router.navigate(-1)
    await screen.findByText('Showing 24 of 60 products')
    expect(asked).toEqual([BEGINNING, `${SEARCH}&skip=24&take=24`])
  })

  it('[SRCH-08] [OP-73] lets the gateway put a list into another order, and keeps both', async () => {
    const { asked, person } = open('/search-result/battery', parts(some), SENDS_PARTS)
    const order = await screen.findByRole('combobox', { name: 'Sort by' })
    await person.selectOptions(order, 'Name')
    await waitFor(() => expect(names()[0]).toBe('Battery 31'))
    await person.selectOptions(order, 'Relevance')
    await waitFor(() => expect(names()[0]).toBe('Battery 60'))
    expect(asked).toEqual([BEGINNING, `${BEGINNING}&sort=1`])
  })

  it.each([
    ['?shown=48', `${SEARCH}&take=48`],
    ['?sort=1', `${BEGINNING}&sort=1`],
    ['?skipped=480&shown=48', `${SEARCH}&skip=480&take=48`],
  ])('[OP-73] asks for no more than an address with %s shows', async (choice, question) => {
    const { asked } = open(`/search-result/battery${choice}`, parts(thousands), SENDS_PARTS)
    await screen.findByText(/of 1100 products/)
    expect(asked).toEqual([question])
  })

  it('[OP-73] goes on in a part of its own where a page holds no more, and back', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { asked, router } = open('/search-result/battery', parts(thousands), SENDS_PARTS)
    await screen.findByText('Showing 24 of 1100 products')
    expect(screen.queryByRole('link', { name: /before/ })).toBeNull()
    await router.navigate('/search-result/battery?skipped=480')
    await waitFor(() => expect(names()).toEqual(thousands.slice(480, 504).map(({ name }) => name)))
    expect(document.activeElement?.textContent).toBe('Number 480')
    expect(scrolled).toHaveBeenCalledOnce()
    expect(asked.at(-1)).toBe(`${SEARCH}&skip=480&take=24`)
    const before = screen.getByRole('link', { name: 'Show the previous 480' })
    expect(before.getAttribute('href')).toBe('/search-result/battery?shown=480')
    scrolled.mockRestore()
  })

  it('[OP-73] fetches a list anew that has changed since its beginning was seen, so that nothing stands twice', async () => {
    let catalogue = many
    const { person } = open('/search-result/battery', (query: URLSearchParams) => parts(catalogue)(query), SENDS_PARTS)
    await screen.findByText('Showing 24 of 60 products')
    catalogue = many.slice(1)
    await person.click(screen.getByRole('link', { name: 'Show 24 more' }))
    await screen.findByText('Showing 48 of 59 products')
    expect(names()).toEqual(catalogue.slice(0, 48).map(({ name }) => name))
  })

  it('[OP-73] keeps the beginning of a list for Back', async () => {
    const { asked, router } = open('/search-result/battery', parts(some), SENDS_PARTS)
    await theBeginning()
    await router.navigate('/nowhere')
    await screen.findByRole('heading', { name: 'We cannot find this page' })
    await router.navigate(-1)
    await theBeginning()
    expect(asked).toEqual([BEGINNING])
  })

  describe('Back to a list after a long while', () => {
    const TEN_MINUTES = 600_000
    const [first, ...others] = many

    /** Opens two pages of a list, then spends time on another page. `later` answers from then on. */
    async function comeBackTo(later: () => unknown) {
      let time = Date.now()
      let send: (query: URLSearchParams) => unknown = parts(many)
      const opened = open('/search-result/battery?shown=48', (query: URLSearchParams) => send(query), {
        ...SENDS_PARTS,
        now: () => time,
      })
      await screen.findByText('Showing 48 of 60 products')
      await opened.router.navigate('/nowhere')
      await screen.findByRole('heading', { name: 'We cannot find this page' })
      time += TEN_MINUTES
      send = later
      await opened.router.navigate(-1)
      await screen.findByText('Showing 48 of 60 products')
      return opened
    }

    it('shows at once what was seen, and what has changed when it is known', async () => {
      const later = Promise.withResolvers<unknown>()
      const { asked } = await comeBackTo(() => later.promise)
      await waitFor(() => expect(asked).toHaveLength(2))
      expect(names()[0]).toBe(first?.name)
      later.resolve({ total: 60, products: [{ ...first, name: 'Renamed' }, ...others.slice(0, 47)] })
      await waitFor(() => expect(names()[0]).toBe('Renamed'))
      expect(screen.getByText('Showing 48 of 60 products')).toBeTruthy()
    })

    it('keeps what was seen when it cannot be had anew', async () => {
      const { asked } = await comeBackTo(() => new Response('', { status: 500 }))
      await waitFor(() => expect(asked).toHaveLength(2))
      await act(runDueTasks)
      expect(names()[0]).toBe(first?.name)
    })
  })

  it('[SRCH-07] [OP-73] shows 24 at first, then 24 more, and asks once where the gateway sends the whole list', async () => {
    const { asked, person, router } = open('/search-result/battery', many)
    expect(await screen.findByText('Showing 24 of 60 products')).toBeTruthy()
    await person.click(screen.getByRole('link', { name: 'Show 24 more' }))
    expect(await screen.findByText('Showing 48 of 60 products')).toBeTruthy()
    expect(router.state.location.search).toBe('?shown=48')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Battery 36'))
    await person.click(screen.getByRole('link', { name: 'Show 12 more' }))
    expect(await screen.findByText('Showing 60 of 60 products')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Show .* more/ })).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('[SRCH-08] sorts the whole list, not only what is shown', async () => {
    const { person } = open('/search-result/battery', many)
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name')
    await waitFor(() => expect(names()[0]).toBe('Battery 01'))
  })

  // In the browser a 401 is treated like any other refusal.
  it.each([400, 401])('[CAT-05] says that the list was refused with %i, and tries again', async (status) => {
    const { asked, person } = open('/search-result/battery', new Response('{}', { status }))
    expect(await screen.findByText('We could not fetch the products.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('[SRCH-02] brings the words of a form without script to their address', async () => {
    const { router } = open('/search-result?query=brown+tab', [batteries])
    await waitFor(() => expect(router.state.location.pathname).toBe('/search-result/brown%20tab'))
    cleanup()
    const blank = open('/search-result?query=+', [batteries])
    await waitFor(() => expect(blank.router.state.location.pathname).toBe('/'))
    cleanup()
    const blankAddress = open('/search-result/%20', [batteries])
    await waitFor(() => expect(blankAddress.router.state.location.pathname).toBe('/'))
  })

  it('[SRCH-10] shows the same cards in the same grid as a category', async () => {
    const size312 = { id: '1', partialId: '', title: 'Size 312', url: '/size-312', image: '', subcategories: [] }
    const shopCategories = v.parse(categoriesSchema, [size312])
    const gridAt = async (address: string) => {
      open(address, [batteries, domes], { categories: shopCategories })
      const [card] = await screen.findAllByRole('article')
      const { className, children } = card!.closest('ul')!
      const cards = [...children].map(({ className: look, textContent }) => [look, textContent])
      cleanup()
      return { className, cards }
    }
    expect(await gridAt('/search-result/air')).toEqual(await gridAt('/size-312'))
  })
})
