import { userCookie } from '../runtime/memory/user-cookie.ts'
import { isEmpty, type PlatformOf } from '../runtime/memory/memory.ts'

/** Returns the visitor of an earlier visit. A first visit loads no code for that. */
export async function restoreVisitor(platform: PlatformOf) {
  if (isEmpty(platform) && userCookie.read(platform) === undefined) return undefined
  const { moveOldKeys, restoreUser } = await import('./restore-user.ts')
  moveOldKeys(platform)
  return restoreUser(platform)
}
