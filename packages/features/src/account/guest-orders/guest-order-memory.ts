import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import * as v from 'valibot'
import { bySchema } from '../../runtime/memory/by-schema.ts'
import { defineMemory, type PlatformOf } from '../../runtime/memory/memory.ts'

/** Milliseconds for which a code can be typed, and for which an opened order is shown. The gateway decides, by its own clock. */
export const CODE_LASTS = 15 * 60_000
export const ACCESS_LASTS = 60 * 60_000

/** What this tab may do without an account: type a mailed code, or see one order. `until` is in milliseconds since 1970. */
const schema = v.union([
  v.object({ request: v.string(), email: v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH)), until: v.number() }),
  v.object({ orderToken: v.string(), until: v.number() }),
])
export type GuestOrder = v.InferOutput<typeof schema>

/** Survives a reload, because a phone may drop the tab while its owner reads the mail. */
export const guestOrderMemory = defineMemory('guestOrder', bySchema(schema))

/** Returns what the tab may still do. */
export function readGuestOrder(platform: PlatformOf<'guestOrder'>, now = Date.now()): GuestOrder | undefined {
  const kept = guestOrderMemory.read(platform)
  return kept && kept.until > now ? kept : undefined
}
