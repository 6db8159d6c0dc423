import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../pages/routes.tsx'
import { Providers } from '../providers.tsx'
import { createMemoryRouter, RouterProvider } from '../runtime/navigation/router.ts'
import type { Shop } from '../shop.ts'
import { storyShop, type StoryShopOptions } from './story-shop.tsx'

interface OpenPageOptions extends StoryShopOptions {
  /** A shop that the test holds on to; otherwise one is made of the options. */
  shop?: Shop
  /** What the page before handed over. */
  state?: unknown
}

/** Opens an address of the whole shop for a test: its own routes and loaders, header and footer, real stores, a faked wire. */
export function openPage(address: string, { shop: given, state, ...options }: OpenPageOptions = {}) {
  const { pathname, search } = new URL(address, 'https://shop.example')
  const shop = given ?? storyShop({ startsAt: pathname, ...options })
  const router = createMemoryRouter(routes(shop), { initialEntries: [{ pathname, search, state }] })
  render(
    <Providers shop={shop} isServerRendered>
      <RouterProvider router={router} onError={ignore} />
    </Providers>,
    { onCaughtError: ignore },
  )
  return { shop, router, person: userEvent.setup() }
}

/** What a page shows instead of itself is for the test to look at, not for the console. */
const ignore = () => undefined
