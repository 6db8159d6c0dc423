import { staticContent } from '@shop/api-client/fixtures/content.ts'
import { useState } from 'react'
import { Providers } from '../providers.tsx'
import { createMemoryRouter, RouterProvider } from '../runtime/navigation/router.ts'
import type { Shop } from '../shop.ts'
import { storyShop, type StoryShopOptions } from './story-shop.tsx'
import { useStorySetting } from './story-setting.ts'
import { routes } from '../pages/routes.tsx'
import { shopCategories } from './shop-categories.ts'

interface StoryPageProps extends StoryShopOptions {
  /** The path with its query, and the history state from the previous page. */
  address: string
  state?: unknown
  /** Works on the shop before its first page. */
  prepare?: (shop: Shop) => void
}

/** The whole shop at one address, with header, footer and loaders, and a fake `fetch`. */
export function StoryPage({ address, state, prepare, ...options }: StoryPageProps) {
  const settled = useStorySetting({ ...written, ...options })
  const [shop] = useState(() => {
    const opened = pageShop(settled)
    prepare?.(opened)
    return opened
  })
  const { pathname, search, hash } = new URL(address, 'https://shop.example')
  const [router] = useState(() =>
    createMemoryRouter(routes(shop), { initialEntries: [{ pathname, search, hash, state }] }),
  )
  return (
    <Providers shop={shop} isServerRendered>
      <RouterProvider router={router} />
    </Providers>
  )
}

const written: StoryShopOptions = {
  categories: shopCategories,
  content: staticContent.answer,
  configuration: { displaySellingPointsBar: true },
}

/** Returns a shop with categories and content. */
export const pageShop = (options: StoryShopOptions) => storyShop({ ...written, ...options })

/** Never resolves, so that the page keeps waiting. */
export const never = () => new Promise(() => undefined)

/** A very long name, with and without soft hyphens, and with a surrogate pair. */
export const longName = `${'Hørelsesværnsopbevaringsæske til høreapparat\u00ADpropper '.repeat(4)}🦻`

/** The session storage of a filled-in checkout. */
export const filledInCheckout = {
  invoiceAddress: {
    firstName: 'Dorothy',
    lastName: 'Ashworth',
    email: 'dorothy@example.com',
    addressLine1: '12 Orchard Lane',
    postalCode: 'HG1 4QT',
    city: 'Harrogate',
    phoneNumber: '01423 555 010',
    countryCode: 'GB',
  },
}
