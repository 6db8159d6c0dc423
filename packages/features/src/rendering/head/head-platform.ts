import { COOKIE_DAYS } from '../../runtime/platform/cookie-days.ts'
import type { PeekedDevice } from '../../runtime/memory/peek-device.ts'
import type { VisitorPlatform } from '../press/find-visitor.ts'

/** The signs that js-cookie encodes in a cookie's text, too. */
const ENCODED = /[^!#$&-+\--:<-[\]-~]+/g

/**
 * What the script in the head needs of the browser, without the libraries of the app's platform, which were a fifth of the
 * script. It understands the same cookies. It throws where the browser forbids them, and leaves the rest to the app.
 */
export const headPlatform: VisitorPlatform & PeekedDevice = {
  cookies: {
    read: (key) => {
      const text = new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1]
      return text && decodeURIComponent(text)
    },
    write: (key, text) => {
      const expires = new Date(Date.now() + COOKIE_DAYS * 864e5).toUTCString()
      const secure = location.protocol === 'https:' ? '; secure' : ''
      const value = text.replaceAll(ENCODED, encodeURIComponent)
      document.cookie = `${key}=${value}; path=/; sameSite=lax; expires=${expires}${secure}`
    },
  },
  localStorage: { read: (key) => localStorage.getItem(key) ?? undefined },
  now: () => Date.now(),
  // Missing in pages without https and in old browsers. There, an add waits for the app, which creates ids in any browser.
  newId: () => crypto.randomUUID(),
}
