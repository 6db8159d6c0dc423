import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { routeTable } from '../../pages/routes.tsx'
import { storyShop } from '../../testing/story-shop.tsx'
import { nearRoutes } from './near-routes.ts'
import { createStaticHandler, matchRoutes, type RouteObject } from './router.ts'

const categories = v.parse(categoriesSchema, [
  {
    id: 1,
    title: 'Høreapparater',
    url: '/høre apparater',
    subcategories: [{ title: 'A', url: '/høre apparater/a+b' }],
  },
  { id: 2, title: 'Batteries', url: '/batteries' },
])
const { config } = storyShop({ categories, flags: { useEnrichedProductData: true, allowFavourites: true } })
const pages = routeTable(config)
const table: RouteObject[] = [{ children: [{ children: pages }] }]

const parts = [...new Set(pages.flatMap(({ path = '' }) => path.split('/')))].map((part) => part.replace(/^:.*/, 'x'))
const segment = fc.oneof(
  fc.constantFrom(...parts, 'a%2Fb', 'a%2fb', '%E0%A4%A', 'x.html').map((part) => part.replaceAll(' ', '%20')),
  fc.string({ maxLength: 6 }).map(encodeURIComponent),
)
const paths = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/'), fc.constantFrom('', 'upper', 'encoded'))
  .map(([segments, end, form]) => {
    const path = `/${segments.join('/')}${end}`
    return form === 'upper' ? path.toUpperCase() : form === 'encoded' ? encodeURI(path) : path
  })

const inAnyCase = (routes: readonly RouteObject[]) => routes.map((route) => ({ ...route, caseSensitive: false }))
const matched = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)?.map(({ route, params }) => ({ path: route.path, params }))

async function idOf(routes: RouteObject[]) {
  const found = await createStaticHandler(routes).query(new Request('http://shop.invalid/account/addressbook'))
  return found instanceof Response ? undefined : found.matches.at(-1)?.route.id
}

describe('nearRoutes', () => {
  it('leads every address to the page of the whole table, in this case and in any', () => {
    fc.assert(
      fc.property(paths, (path) => {
        expect(matched(nearRoutes(table, path), path)).toEqual(matched(table, path))
        expect(matched(inAnyCase(nearRoutes(pages, path)), path)).toEqual(matched(inAnyCase(pages), path))
      }),
    )
  })

  it('gives a page the id by which the browser finds its data', async () => {
    expect(await idOf(nearRoutes(table, '/account/addressbook'))).toBe(await idOf(table))
  })
})
