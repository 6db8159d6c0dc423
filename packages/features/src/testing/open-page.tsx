import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../pages/routes.tsx'
import { Providers } from '../providers.tsx'
import { createMemoryRouter, RouterProvider } from '../runtime/navigation/router.ts'
import type { Shop } from '../shop.ts'
import { storyShop, type StoryShopOptions } from './story-shop.tsx'

// The door of tests that open whole pages.
export { refusal, type Answer, type Call } from './fake-gateway.ts'
export { runDueTasks } from './run-due-tasks.ts'
export { shopCategories } from './shop-categories.ts'
export { StoryShop, storyShop, type StoryShopOptions } from './story-shop.tsx'
export { watchDocuments } from './watch-documents.ts'

interface OpenPageOptions extends StoryShopOptions {
  /** A shop of the test. By default one with these options. */
  shop?: Shop
  /** The history state from the previous page. */
  state?: unknown
}

/** Opens an address in the whole shop: real routes, loaders and stores, header and footer, and a fake `fetch`. */
export function openPage(address: string, { shop: given, state, ...options }: OpenPageOptions = {}) {
  const { pathname, search, hash } = new URL(address, 'https://shop.example')
  const shop = given ?? storyShop({ startsAt: pathname, ...options })
  const router = createMemoryRouter(routes(shop), { initialEntries: [{ pathname, search, hash, state }] })
  render(
    <Providers shop={shop} isServerRendered>
      <RouterProvider router={router} onError={ignore} />
    </Providers>,
    { onCaughtError: ignore },
  )
  return { shop, router, person: userEvent.setup() }
}

/** Errors are shown on the page and not logged. */
const ignore = () => undefined
