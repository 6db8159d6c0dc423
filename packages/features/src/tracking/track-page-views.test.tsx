import * as v from 'valibot'
import { productSchema, type Product } from '@shop/domain/catalogue/product.ts'
import { describe, expect, test, vi } from 'vitest'
import { createMemoryRouter } from '../runtime/navigation/router.ts'
import { storyShop } from '../testing/story-shop.tsx'
import type { CommerceEvent } from './commerce-event.ts'
import { trackBeginCheckout, trackPageView, type TrackView } from './page-view-events.ts'
import { trackPageViews } from './track-page-views.ts'
import { createItems } from './items.ts'
import { runDueTasks } from '../testing/run-due-tasks.ts'

const priced = (price: number) => ({ price, priceStr: `£${price}`, currency: 'GBP' })
const product = (itemNumber: string, more: object = {}): Product =>
  v.parse(productSchema, {
    id: `id-${itemNumber}`,
    itemNumber,
    name: `Thing ${itemNumber}`,
    priceResponse: priced(2.5),
    ...more,
  })
const things = Array.from({ length: 250 }, (_, index) => product(`P${index}`))
const dome = product('DOME', {
  isConfigurable: true,
  configurableAttributes: { Size: ['S', 'L'] },
  variations: ['S', 'L'].map((Size) => ({
    id: Size,
    itemNumber: `DOME-${Size}`,
    attributes: { Size },
    priceResponse: priced(3),
  })),
})
const list = (products: readonly Product[]) => ({ kind: 'list', products, total: products.length, shown: 24, sort: '' })
const gone = Promise.reject(new Error('gone'))
gone.catch(() => undefined)
const category = { id: '1', title: 'Batteries', url: '/batteries', image: '', subcategories: [], partialIds: [] }

interface Opened {
  trackView?: TrackView
  address?: string
  isReload?: boolean
  lines?: object[]
}

/** Waits for all pending events. */

async function open({ address = '/', isReload = false, lines = [], trackView = trackPageView }: Opened = {}) {
  const shop = storyShop({
    categories: [category],
    answer: ({ path }) => (path === '/api/cart/get' ? { products: lines, total: lines.length } : undefined),
  })
  let listed = things.slice(0, 2)
  const page = { element: null }
  const router = createMemoryRouter(
    [
      { path: '/', ...page },
      { path: '/batteries', ...page, loader: () => ({ list: Promise.resolve(list(listed)) }) },
      { path: '/search-result/:words', ...page, loader: () => ({ list: list([]), recommended: [dome] }) },
      { path: '/recommended-products', ...page, loader: () => ({ list: list(things) }) },
      {
        path: '/batteries/details/:number',
        ...page,
        loader: ({ params }) => ({ product: Promise.resolve(params['number'] === 'DOME' ? dome : things[0]) }),
        shouldRevalidate: () => false,
      },
      { path: '/gone', ...page, loader: () => ({ product: gone }) },
      { path: '*', ...page },
    ],
    { initialEntries: [address] },
  )
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const tracked: CommerceEvent[] = []
  const items = createItems(shop.config.configuration)
  trackPageViews({ shop, router, items, track: (event) => tracked.push(event), isReload, trackView })
  await runDueTasks()
  return {
    tracked,
    names: () => tracked.map(({ event }) => event),
    show: (products: Product[]) => (listed = products),
    go: async (to: string, options = {}) => {
      await router.navigate(to, options)
      await runDueTasks()
    },
  }
}

describe('[TRK-08] a page view says what the page shows', () => {
  test('a category its products, with their place in the list', async () => {
    const { tracked } = await open({ address: '/batteries' })
    expect(tracked).toEqual([
      {
        event: 'view_item_list',
        ecommerce: {
          item_list_id: 'batteries',
          item_list_name: 'Batteries',
          items: [
            { item_id: 'P0', item_name: 'Thing P0', price: 2.5, index: 0 },
            { item_id: 'P1', item_name: 'Thing P1', price: 2.5, index: 1 },
          ],
        },
      },
    ])
  })

  test('a list that grows only what came with it, and a list opened again everything', async () => {
    const { tracked, go, show } = await open({ address: '/batteries' })
    show(things.slice(0, 3))
    await go('/batteries?shown=48')
    expect(tracked[1]).toMatchObject({ ecommerce: { items: [{ item_id: 'P2', index: 2 }] } })
    await go('/')
    await go('/batteries')
    expect(tracked[2]).toMatchObject({
      ecommerce: { items: [{ item_id: 'P0' }, { item_id: 'P1' }, { item_id: 'P2' }] },
    })
  })

  test('at most 200 items at once', async () => {
    const { tracked } = await open({ address: '/recommended-products' })
    expect(tracked).toMatchObject([{ ecommerce: { item_list_id: 'recommended' } }])
    expect(tracked[0]).toHaveProperty('ecommerce.items.length', 200)
  })

  test('a search its words, and what it recommends when nothing was found', async () => {
    const { tracked } = await open({ address: '/search-result/xyzzy' })
    expect(tracked).toMatchObject([
      { event: 'search', search_term: 'xyzzy' },
      { event: 'view_item_list', ecommerce: { item_list_id: 'recommended', items: [{ item_id: 'DOME' }] } },
    ])
  })

  test('a product the list it was opened from, itself, and each variation that is chosen', async () => {
    const { tracked, go, names } = await open({ address: '/batteries' })
    const state = { product: dome, origin: { kind: 'category', path: '/batteries' } }
    await go('/batteries/details/DOME', { state })
    await go('/batteries/details/DOME?size=l', { state, replace: true })
    await go('/batteries/details/DOME?size=l&x=1', { state, replace: true })
    expect(names()).toEqual(['view_item_list', 'select_item', 'view_item', 'view_item'])
    expect(tracked[1]).toMatchObject({ ecommerce: { item_list_id: 'batteries', items: [{ item_id: 'DOME' }] } })
    const seen = { item_name: 'Thing DOME', item_category: 'Batteries' }
    expect(tracked.slice(2)).toEqual([
      {
        event: 'view_item',
        ecommerce: { currency: 'GBP', value: 2.5, items: [{ ...seen, item_id: 'DOME', price: 2.5 }] },
      },
      {
        event: 'view_item',
        ecommerce: { currency: 'GBP', value: 3, items: [{ ...seen, item_id: 'DOME-L', item_variant: 'L', price: 3 }] },
      },
    ])
  })

  const lines = [{ id: '1', itemNumber: 'P0', name: 'Thing P0', quantity: 2, price: '£2.50' }]
  const step = {
    currency: 'GBP',
    value: 5,
    items: [{ item_id: 'P0', item_name: 'Thing P0', price: 2.5, quantity: 2, index: 0 }],
  }

  test('the cart what is in it; an empty one and the checkout, which is about to load anew, nothing', async () => {
    const { tracked, go } = await open({ address: '/cart', lines })
    await go('/checkout')
    expect(tracked).toEqual([{ event: 'view_cart', ecommerce: step }])
    expect((await open({ address: '/cart' })).tracked).toEqual([])
  })

  test('beside account data only a checkout what is in the cart, once', async () => {
    const { tracked, go } = await open({ address: '/checkout', lines, trackView: trackBeginCheckout })
    await go('/checkout', { replace: true })
    await go('/account/login')
    await go('/batteries')
    expect(tracked).toEqual([{ event: 'begin_checkout', ecommerce: step }])
    expect((await open({ address: '/checkout', trackView: trackBeginCheckout })).tracked).toEqual([])
  })

  test('nothing again after a reload, but all that comes after it', async () => {
    const { tracked, go } = await open({ address: '/batteries/details/DOME', isReload: true })
    expect(tracked).toEqual([])
    await go('/batteries/details/DOME?size=s', { replace: true })
    await go('/batteries')
    expect(tracked).toMatchObject([{ event: 'view_item' }, { event: 'view_item_list' }])
  })

  test('nothing that failed to load', async () => {
    expect((await open({ address: '/gone' })).tracked).toEqual([])
  })
})
