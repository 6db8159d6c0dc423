import { describe, expect, it } from 'vitest'
import type { RouteObject } from '../runtime/navigation/router.ts'
import { missingStories, pageStates } from './missing-stories.ts'

const Component = () => null
const page = (path: string, file: string): RouteObject => ({ path, Component, handle: { page: file } })
const routes: RouteObject[] = [
  {
    children: [
      ...Object.keys(pageStates).map((file) => page(`/${file}`, file)),
      page('/details/:itemNumber', 'shop/product-page'),
      { path: '/moved', loader: () => null },
      { path: '*', Component },
    ],
  },
]
const told = [
  ...Object.entries(pageStates).map(([file, tags]) => ({ address: `/${file}`, tags })),
  { address: '/details/BAT-312?size=8', tags: [] },
  { address: '/no-such-page', tags: [] },
]

const without = (path: string) => told.filter(({ address }) => !address.startsWith(path))

describe('missingStories', () => {
  it('misses nothing if every route and every state has a story', () => {
    expect(missingStories(routes, told)).toEqual([])
  })

  it('names a route that no story opens', () => {
    expect(missingStories(routes, without('/details'))).toEqual(['shop/product-page :itemNumber'])
    expect(missingStories(routes, without('/no-such'))).toEqual(['service/not-found-page *'])
    expect(missingStories(routes, without('/account/access/logged-out'))).toEqual([
      'account/access/logged-out-page',
      'account/access/logged-out-page: full',
    ])
  })

  it('names a state that no story of the page shows', () => {
    const cart = { address: '/cart/cart-page', tags: ['full', 'error'] }
    expect(missingStories(routes, [...without('/cart'), cart])).toEqual([
      'cart/cart-page: empty',
      'cart/cart-page: loading',
    ])
  })
})
