import { domes } from '@shop/api-client/fixtures/catalogue.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryRouter } from '../../runtime/navigation/router.ts'
import { preloadFollowedPicture } from './preload-followed-picture.ts'

afterEach(() => vi.restoreAllMocks())

it('asks for the large picture once, when a link to its product is followed, and before the page is there', async () => {
  const created = vi.spyOn(document, 'createElement')
  const preloaded = () => created.mock.calls.filter(([name]) => name === 'picture').length
  const page = Promise.withResolvers<null>()
  const pages = [{ path: '/' }, { path: '/cart' }, { path: '/details/:id', loader: () => page.promise }]
  const router = createMemoryRouter(pages)
  preloadFollowedPicture(router, '')

  await router.navigate('/cart', { state: { from: '/' } })
  expect(preloaded()).toBe(0)
  const arrival = router.navigate('/details/DOM', { state: { product: { ...domes, imageUrl: PICTURE } } })
  expect(preloaded()).toBe(1)
  page.resolve(null)
  await arrival
  expect(preloaded()).toBe(1)
})

const PICTURE = '/api/pictures/dome-1a2b/720.webp'
