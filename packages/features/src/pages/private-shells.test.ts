import { describe, expect, test } from 'vitest'
import type { PageHandle } from '../runtime/navigation/page-handle.tsx'
import { documentedShop } from '../testing/documented-shop.ts'
import { renderOnServer } from '../testing/open-both-ways-page.tsx'
import { storyShop } from '../testing/story-shop.tsx'
import { routes } from './routes.tsx'

const featureFlags = { allowFavourites: true }

const privatePatterns = routes(storyShop({ flags: featureFlags }))
  .flatMap(({ children = [] }) => children.flatMap((inner) => inner.children ?? []))
  .flatMap(({ path = '', handle }) => ((handle as PageHandle | undefined)?.private ? path : []))

/** Every query that a private page reads, and one that no page reads. */
const QUERY = new URLSearchParams({
  previousPath: '/account/favourites',
  forgotPassword: 'inger@example.com',
  showPasswordUpdatedSuccessMessage: 'true',
  showFavouritesAuthenticateError: 'true',
  redirectResult: 'r',
  paymentid: 'p',
  id: '7',
  page: '2',
  unknown: 'x',
})

const addressesOf = (pattern: string) => [
  pattern.replaceAll(/:(\w+)\??/g, '$1'),
  pattern.replaceAll(/:\w+\??/g, 'another-id'),
  `${pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'another-id')}?${QUERY}`,
]

describe('the private shells', () => {
  test('private pages are found in the route table', () => {
    expect(privatePatterns).toEqual(
      expect.arrayContaining(['/cart', '/checkout', '/account/login', '/account/favourites']),
    )
  })

  test.each(privatePatterns)(
    '[RUN-30] %s is written the same for every visitor, so that one shell serves all',
    async (pattern) => {
      const { options } = await documentedShop({ settings: { featureFlags } })
      const pages = await Promise.all(addressesOf(pattern).map((address) => renderOnServer(address, options)))
      const [first, ...others] = pages
      expect(first).toMatchObject({ kind: 'page', status: 200, handle: { private: true } })
      for (const other of others) expect(other).toEqual(first)
    },
  )
})
