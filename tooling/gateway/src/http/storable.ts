import type { MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'

const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0')

/** True if PostgreSQL can store every text in a value from JSON, including field names: well-formed, without NUL. */
export function isStorable(value: unknown): boolean {
  // A list instead of recursion, because what a provider sends may be nested deeper than the stack allows.
  const pending: unknown[] = [value]
  for (const part of pending) {
    if (typeof part === 'string' && !isStorableText(part)) return false
    if (typeof part === 'object' && part !== null) for (const entry of Object.entries(part)) pending.push(...entry)
  }
  return true
}

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}

/** Refuses a path or query that PostgreSQL cannot store, or whose escapes are malformed. */
export const refuseUnstorableAddress: MiddlewareHandler = (c, next) => {
  const { url } = c.req
  if (!url.includes('%')) return next()
  const text = decoded(url)
  if (text === undefined || !isStorableText(text)) throw new Refusal(400, ['invalid-request'])
  return next()
}
