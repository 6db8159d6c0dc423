import type { SendAdd, SentAdd } from '@shop/api-client/send-add.ts'
import { v4 as newUuid } from 'uuid'
import { createCookieStore } from './cookie-store.ts'
import { createBrowserStore, createMemoryStore, type KeyValueStore } from './storage.ts'

/** The environment of a shop. Server, browser, stories and tests each pass their own. */
export interface Platform {
  /** The server waits for a page's data. The browser shows what it knows at once. */
  kind: 'server' | 'browser'
  fetch: typeof globalThis.fetch
  /** The prefix of every call, if it differs from the gateway's address for browsers. */
  gatewayBase?: string
  cookies: KeyValueStore
  sessionStorage: KeyValueStore
  localStorage: KeyValueStore
  now: () => number
  newId: () => string
  /** What the script in the page's head has left. Missing where no server has written the page. */
  beforeHydration?: HeadScript | undefined
}

/** What the script in the page's head does for the app. */
interface HeadScript {
  /** Hands over the adds that were sent, once. Later clicks are only recorded. */
  takeAdds: () => { adds: readonly SentAdd[]; hasMadeVisitor: boolean }
  /** The sender of all adds. The page's head contains it, so that the app's first file does not. */
  sendAdd: SendAdd
}

/** Returns the platform of a visitor's browser. */
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

/** Returns the platform of one render on the server: without a visitor, and without storage. */
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
