import { userCookie } from '../../runtime/memory/user-cookie.ts'
import { loadCode } from '../../runtime/platform/load-code.ts'
import { isEmpty, type PlatformOf } from '../../runtime/memory/memory.ts'

/** Returns the visitor of an earlier visit. A first visit loads no code for that. */
export async function restoreVisitor(platform: PlatformOf) {
  if (isEmpty(platform) && userCookie.read(platform) === undefined) return undefined
  const { moveOldKeys, restoreUser } = await loadCode(() => import('./restore-user.ts'))
  moveOldKeys(platform)
  return restoreUser(platform)
}
