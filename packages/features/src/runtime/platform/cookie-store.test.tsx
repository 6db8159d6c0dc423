import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCookieStore } from './cookie-store.ts'

/** The longest cookie that Chromium 156 keeps, in bytes of name and value. Of a longer one it keeps nothing, not even a beginning. */
const MAX_BYTES = 4096

/** Lets the page refuse long cookies as browsers do: the older one stays. */
function refuseLongCookies() {
  for (let holder: object | null = document; holder; holder = Object.getPrototypeOf(holder) as object | null) {
    const own = Object.getOwnPropertyDescriptor(holder, 'cookie')
    if (!own) continue
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie: string) => {
      if (new TextEncoder().encode(cookie.split(';')[0]).length - 1 <= MAX_BYTES) own.set!.call(document, cookie)
    })
    return
  }
}

describe('createCookieStore', () => {
  beforeEach(refuseLongCookies)

  it('[SES-01] keeps a value that the browser refuses, and no older one hides it', () => {
    const store = createCookieStore()
    store.write('user', 'visitor')
    const long = 'c'.repeat(5000)
    store.write('user', long)
    expect(store.read('user')).toBe(long)
    expect(document.cookie).not.toContain('user=')
    expect(createCookieStore().read('user')).toBeUndefined()
  })

  it('[SES-01] reads the cookie again once the browser takes one', () => {
    const store = createCookieStore()
    store.write('user', 'c'.repeat(5000))
    store.write('user', 'short')
    expect([store.read('user'), createCookieStore().read('user')]).toEqual(['short', 'short'])
    store.remove('user')
    expect(store.read('user')).toBeUndefined()
  })
})
