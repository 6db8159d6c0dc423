import Cookies from 'js-cookie'
import { createMemoryStore, type KeyValueStore } from './storage.ts'

/** How long the browser keeps a cookie whose writer names no end, in days. */
const COOKIE_DAYS = 180

/** The visitor's cookies, all with path `/` (SES-17); what a browser refuses is kept for this page view. */
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
      if (Cookies.get(key) === value) fallback.remove(key)
      else fallback.write(key, value)
    },
    remove: (key) => {
      Cookies.remove(key, { path: '/' })
      fallback.remove(key)
    },
    keys: () => Object.keys(Cookies.get()),
  }
}
