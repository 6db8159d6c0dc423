import { v4 as newUuid } from 'uuid'
import type { BeforeHydration } from './before-hydration.ts'
import { createCookieStore } from './cookie-store.ts'
import { createBrowserStore, createMemoryStore, type KeyValueStore } from './storage.ts'

/** The world around a shop: handed in, so that server, browser, stories and tests can each bring their own. */
export interface Platform {
  /** The server waits for a page's data; the browser shows what it knows at once. */
  kind: 'server' | 'browser'
  fetch: typeof globalThis.fetch
  /** In front of every call, where that is not the address by which browsers know the gateway. */
  gatewayBase?: string
  cookies: KeyValueStore
  sessionStorage: KeyValueStore
  localStorage: KeyValueStore
  now: () => number
  newId: () => string
  /** What happened in the page before the app was there. */
  beforeHydration?: Pick<BeforeHydration, 'takeAdds' | 'sendAdd'> | undefined
}

/** The world around a shop in a visitor's browser. */
export const browserPlatform = (): Platform => ({
  kind: 'browser',
  fetch: (input, init) => globalThis.fetch(input, init),
  cookies: createCookieStore(),
  sessionStorage: createBrowserStore(() => window.sessionStorage),
  localStorage: createBrowserStore(() => window.localStorage),
  now: () => Date.now(),
  newId: () => newUuid(),
  beforeHydration: window.beforeHydration,
})

/** The world around a shop that renders one page on the server: nobody is known and nothing is remembered. */
export const serverPlatform = (fetch: typeof globalThis.fetch, gatewayBase: string): Platform => ({
  kind: 'server',
  fetch,
  gatewayBase,
  cookies: createMemoryStore(),
  sessionStorage: createMemoryStore(),
  localStorage: createMemoryStore(),
  now: () => Date.now(),
  newId: () => newUuid(),
})
