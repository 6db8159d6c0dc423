import * as cartFixtures from '@shop/api-client/fixtures/cart.ts'
import type { Category } from '@shop/domain/catalogue/category.ts'
import { staticContentSchema } from '@shop/domain/shop/content.ts'
import { completedFields, type ConfigurationFallbacks } from '@shop/domain/shop/completed-fields.ts'
import { sentConfigurationSchema } from '@shop/domain/shop/configuration.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { anonymousUser } from '@shop/domain/account/session.ts'
import { userSchema, type UserProfile } from '@shop/domain/account/user.ts'
import { LinkProvider } from '@shop/ui/elements/link-context.tsx'
import type { Theme } from '@shop/ui/tokens/theme.ts'
import { Toasts } from '@shop/ui/feedback/toasts.tsx'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { Providers } from '../providers.tsx'
import { MAIN_ID } from '../runtime/navigation/focus-on-navigation.ts'
import { PageHandleProvider, type PageHandle } from '../runtime/navigation/page-handle.tsx'
import { createMemoryRouter, RouterProvider, useLocation } from '../runtime/navigation/router.ts'
import type { Platform } from '../runtime/platform/platform.ts'
import { createMemoryStore, type KeyValueStore } from '../runtime/platform/storage.ts'
import type { Brand } from '../runtime/config/brand.ts'
import type { BootstrapData } from '../runtime/config/bootstrap-data.ts'
import { emptyBootstrapData } from '../runtime/config/empty-bootstrap-data.ts'
import { openVisit } from '../session/visit/visit-actions.ts'
import { restoreUser } from '../session/visit/restore-user.ts'
import { USER_COOKIE } from '../runtime/memory/user-cookie.ts'
import { createShop, type Shop } from '../shop.ts'
import { ShopLink } from '../shell/shop-link.tsx'
import { fakeFetch, type Answer } from './fake-gateway.ts'
import { useStorySetting } from './story-setting.ts'

/** The options of a shop for stories and tests. */
export interface StoryShopOptions {
  brand?: Brand
  /** The gateway's answers. A call without one gets the fixture of the cart, or an empty object. */
  answer?: Answer
  flags?: Record<string, unknown>
  configuration?: Record<string, unknown>
  /** What the site says for fields that the gateway does not send. By default that the gateway checks no captcha. */
  fallbacks?: ConfigurationFallbacks
  categories?: readonly Category[]
  menuFailure?: BootstrapData['menuFailure']
  /** The gateway's texts. English by default. */
  messages?: Readonly<Record<string, string>>
  /** The content, as the gateway sends it. */
  content?: Record<string, unknown>
  /** The customer who is logged in. By default an anonymous visitor who has been here before. */
  customer?: Partial<UserProfile>
  /** The cookie of an earlier visit, if it is not a customer's. */
  cookie?: string
  /** Milliseconds since 1970, or a running clock. */
  now?: number | (() => number)
  /** The session storage, by key. */
  remembered?: Readonly<Record<string, unknown>>
  /** The storage that the tabs of a browser share. */
  browser?: Pick<Platform, 'cookies' | 'localStorage'>
  /** The tab's session storage, which survives a reload. */
  tab?: KeyValueStore
  /** What the script in the page's head has left. */
  beforeHydration?: Platform['beforeHydration']
  /** The path of the document's first page. */
  startsAt?: string
}

const DAY = 86_400_000
const newBrowser = () => ({ cookies: createMemoryStore(), localStorage: createMemoryStore() })
const MARK = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>')}`

const market = { shopId: 'story_uk', culture: 'en-GB', currency: 'GBP', timeZone: 'Europe/London', country: 'GB' }
/** The site of stories and tests. */
export const storySite = { name: 'story-uk', market, gatewayBase: '', origin: 'https://shop.example' }

/** Returns the bootstrap data of a shop, parsed as it parses what its gateway sends. */
export function storyBootstrapData(options: StoryShopOptions): BootstrapData {
  const sent = v.parse(sentConfigurationSchema, {
    displayName: 'Hearby',
    cultureName: 'en-GB',
    currency: 'GBP',
    ...options.configuration,
    featureFlags: { displayPriceIncludingVat: true, ...options.flags },
  })
  return {
    ...emptyBootstrapData,
    configuration: { ...sent, ...completedFields(sent, options.fallbacks ?? { captcha: 'none' }) },
    messages: options.messages ?? english,
    content: v.parse(staticContentSchema, options.content ?? {}),
    categories: options.categories ?? [],
    menuFailure: options.menuFailure,
  }
}

/** Returns a whole shop with real stores, English texts and a fake `fetch`. */
export function storyShop(options: StoryShopOptions = {}): Shop {
  const { answer } = options
  const { now = Date.now(), browser = newBrowser(), remembered = {} } = options
  const clock = typeof now === 'function' ? now : () => now
  const { customer } = options
  const { cookie = customer && JSON.stringify(loggedIn(customer, clock())) } = options
  const { tab: sessionStorage = createMemoryStore(), startsAt = '/' } = options
  const isNew = cookie === undefined && browser.cookies.read(USER_COOKIE) === undefined
  if (isNew) browser.cookies.write(USER_COOKIE, JSON.stringify(anonymousUser('visitor')))
  if (cookie !== undefined) browser.cookies.write(USER_COOKIE, cookie)
  const shop = createShop(options.brand ?? storyBrand, storySite, storyBootstrapData(options), {
    kind: 'browser',
    gatewayBase: 'http://gateway.test',
    fetch: fakeFetch(
      async (call) => (await answer?.(call)) ?? (call.path === '/api/cart/get' ? cartFixtures.get.answer : {}),
    ),
    ...browser,
    sessionStorage,
    now: clock,
    newId: () => 'visitor',
    beforeHydration: options.beforeHydration,
  })
  openVisit(shop, restoreUser(shop.platform), startsAt)
  // Written last, because a new visitor clears another one's data.
  for (const [key, value] of Object.entries(remembered)) sessionStorage.write(key, JSON.stringify(value))
  return shop
}

/** The minimal theme of a page. */
const storyTheme = {
  color: {
    header: { bg: '#FFFFFF' },
    footer: { bg: '#0B2B3A' },
    accent: { default: '#005A78', on: '#FFFFFF' },
    text: { default: '#0B2B3A' },
    surface: { page: '#FFFFFF' },
  },
  shape: { button: { radius: '12px' } },
} as unknown as Theme

/** The brand of stories and tests. */
export const storyBrand = {
  id: 'story',
  name: 'Hearby',
  logo: { onLight: MARK, onDark: MARK, ratio: 4 },
  theme: storyTheme,
  fonts: { display: '', text: '' },
  markets: {},
}

const loggedIn = (customer: Partial<UserProfile>, now: number) => {
  const { userProfile, ...user } = anonymousUser('dorothy')
  const tokenInfo = { accessToken: 'token', issuedAt: now, expiresAt: now + DAY, expiresIn: DAY / 1000 }
  return v.parse(userSchema, {
    ...user,
    userProfile: { ...userProfile, ...customer, isAuthenticated: true },
    tokenInfo,
  })
}

interface StoryShopProps extends StoryShopOptions {
  /** A shop of the story or test. By default one with these options. */
  shop?: Shop
  /** The address, and the history state from the previous page. */
  address?: string | { pathname: string; state: unknown }
  /** The path of the route, e.g. `/details/:itemNumber`. */
  path?: string
  /** The route's handle. */
  handle?: PageHandle
  children: ReactNode
}

/** Renders parts of the shop with every provider, a router, real stores and a fake `fetch`. */
export function StoryShop({ shop, address = '/', path = '*', handle = {}, children, ...options }: StoryShopProps) {
  const settled = useStorySetting(options)
  const [open] = useState(() => shop ?? storyShop(settled))
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path, handle, element: <Surroundings>{children}</Surroundings> },
        { path: '*', element: <Elsewhere /> },
      ],
      { initialEntries: [address] },
    ),
  )
  return (
    <Providers shop={open} isServerRendered>
      <RouterProvider router={router} />
    </Providers>
  )
}

const Surroundings = ({ children }: { children: ReactNode }) => (
  <LinkProvider value={ShopLink}>
    <PageHandleProvider>
      <Toasts closeLabel="Close">
        <main id={MAIN_ID}>{children}</main>
      </Toasts>
    </PageHandleProvider>
  </LinkProvider>
)

/** Shows the path that a link led to, in stories and tests of one page. */
const Elsewhere = () => <p>Now at {useLocation().pathname}</p>
