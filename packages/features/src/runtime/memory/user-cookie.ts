import { readJson, type KeyValueStore } from '../platform/storage.ts'
import type { MemoryKey } from './memories.ts'

export const USER_COOKIE = 'user' satisfies MemoryKey

interface Cookies {
  cookies: Pick<KeyValueStore, 'read' | 'write'>
}

/** The cookie of the visitor. Its text, which the session fits into the room of a cookie and compares without parsing. */
export const userCookie = {
  read: ({ cookies }: Cookies) => cookies.read(USER_COOKIE),
  readJson: ({ cookies }: Cookies) => readJson(cookies, USER_COOKIE),
  /** `expiresAt` in milliseconds since 1970. */
  write: ({ cookies }: Cookies, text: string, expiresAt?: number) => cookies.write(USER_COOKIE, text, expiresAt),
  /** Whether the browser has accepted a cookie with this text. The platform keeps a refused cookie for the page. */
  isAccepted: (text: string) => document.cookie.includes(text),
}
