import { useEffect, useEffectEvent, useRef } from 'react'
import type { Platform } from '../runtime/platform/platform.ts'
import { useSession } from './session-context.ts'
import { cookieHolds } from './user-storage.ts'

/**
 * Keeps the sessions of several tabs in step (SES-20): a login, a logout or an expiry here is told to the others, and
 * each looks at the cookie when told or looked at.
 */
export function useSessionSync(platform: Pick<Platform, 'cookies' | 'localStorage'>) {
  const user = useSession((state) => state.user)
  const follow = useSession((state) => state.follow)
  const identity = user && `${user.userProfile.userId} ${user.tokenInfo?.accessToken ?? ''}`
  const others = useRef<BroadcastChannel>(undefined)

  const look = useEffectEvent(async () => {
    if (!user || cookieHolds(platform.cookies, user)) return
    const { restoreUser } = await import('./restore-user.ts')
    follow(restoreUser(platform))
  })

  useEffect(() => {
    // A look that fails, because its code cannot be had, is made again with the next occasion.
    const lookNow = () => void look().catch(() => undefined)
    if (typeof BroadcastChannel !== 'undefined') others.current = new BroadcastChannel('session')
    others.current?.addEventListener('message', lookNow)
    document.addEventListener('visibilitychange', lookNow)
    addEventListener('pageshow', lookNow)
    return () => {
      others.current?.close()
      document.removeEventListener('visibilitychange', lookNow)
      removeEventListener('pageshow', lookNow)
    }
  }, [])

  useEffect(() => {
    if (!identity) return
    others.current?.postMessage('changed')
    // Where another tab was first, what it wrote stays.
    void look().catch(() => undefined)
  }, [identity])
}
