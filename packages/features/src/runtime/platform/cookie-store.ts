import Cookies from 'js-cookie'
import { COOKIE_DAYS } from './cookie-days.ts'
import { createMemoryStore, type KeyValueStore } from './storage.ts'

/** Creates a store on the visitor's cookies, all with path `/`. A cookie that the browser refuses is kept in memory. */
export function createCookieStore(): KeyValueStore {
  const fallback = createMemoryStore()
  return {
    read: (key) => Cookies.get(key) ?? fallback.read(key),
    write: (key, value, expiresAt) => {
      Cookies.set(key, value, {
        path: '/',
        sameSite: 'lax',
        expires: expiresAt === undefined ? COOKIE_DAYS : new Date(expiresAt),
        secure: location.protocol === 'https:',
      })
      if (Cookies.get(key) === value) return fallback.remove(key)
      // The browser has kept the older cookie, which would hide the newer value.
      Cookies.remove(key, { path: '/' })
      fallback.write(key, value)
    },
    remove: (key) => {
      Cookies.remove(key, { path: '/' })
      fallback.remove(key)
    },
    keys: () => Object.keys(Cookies.get()),
  }
}
