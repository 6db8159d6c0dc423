import { anonymousUser } from '@shop/domain/account/session.ts'
import { userProfileSchema, userSchema, type User } from '@shop/domain/account/user.ts'
import * as v from 'valibot'
import { userCookie } from '../../runtime/memory/user-cookie.ts'
import { movedProfile, type UserPlatform } from './user-storage.ts'

// In one file with it, because both run at the start of a later visit.
export { moveOldKeys } from '../../runtime/memory/move-old-keys.ts'

/** Returns the visitor of the cookie. Undefined without a cookie or an id in it. */
export function restoreUser(platform: UserPlatform): User | undefined {
  const read = v.safeParse(userSchema, userCookie.readJson(platform))
  if (!read.success) return ownerOf(userCookie.read(platform) ?? '')
  const user = read.output
  const stored = movedProfile.read(platform)
  const moved = v.safeParse(movedSchema, stored)
  const isOwn = moved.success && stored?.userId === user.userProfile.userId
  return isOwn ? { ...user, userProfile: { ...user.userProfile, ...moved.output } } : user
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
