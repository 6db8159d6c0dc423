import { anonymousUser } from '@shop/domain/account/session.ts'
import { userProfileSchema, userSchema, type User } from '@shop/domain/account/user.ts'
import * as v from 'valibot'
import type { Platform } from '../runtime/platform/platform.ts'
import { readJson } from '../runtime/platform/storage.ts'
import { overflowKey, USER_COOKIE } from './user-storage.ts'

/** Returns the visitor of the cookie. Undefined without a cookie or an id in it. */
export function restoreUser({ cookies, localStorage }: Pick<Platform, 'cookies' | 'localStorage'>): User | undefined {
  const read = v.safeParse(userSchema, readJson(cookies, USER_COOKIE))
  if (!read.success) return ownerOf(cookies.read(USER_COOKIE) ?? '')
  const user = read.output
  const moved = v.safeParse(movedSchema, readJson(localStorage, overflowKey(user.userProfile.userId)))
  return moved.success ? { ...user, userProfile: { ...user.userProfile, ...moved.output } } : user
}

/** Reads the id out of a damaged cookie. The login is lost. */
function ownerOf(cookie: string): User | undefined {
  const userId = /"userId":\s*"([^"\\]{1,100})"/.exec(cookie)?.[1]
  if (!userId) return undefined
  const user = anonymousUser(userId)
  return { ...user, userProfile: { ...user.userProfile, isAuthenticated: /"isAuthenticated":\s*true/.test(cookie) } }
}

const fields = userProfileSchema.entries
const movedSchema = v.object({
  addressBook: v.exactOptional(fields.addressBook),
  favourites: v.exactOptional(fields.favourites),
})
