import type { Platform } from '../runtime/platform/platform.ts'
import { USER_COOKIE } from './user-storage.ts'

/** Returns the visitor of an earlier visit. A first visit loads no code for that. */
export async function restoreVisitor(platform: Pick<Platform, 'cookies' | 'localStorage'>) {
  if (platform.cookies.read(USER_COOKIE) === undefined) return undefined
  const { restoreUser } = await import('./restore-user.ts')
  return restoreUser(platform)
}
