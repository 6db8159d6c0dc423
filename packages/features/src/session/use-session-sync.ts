import { useEffect, useEffectEvent, useRef } from 'react'
import type { Platform } from '../runtime/platform/platform.ts'
import { useSession } from './session-context.ts'
import { cookieHolds } from './user-storage.ts'

/**
 * Keeps the sessions of several tabs in step (SES-20): a login, a logout, an expiry or a change of the profile here is told
 * to the others, and each looks at what is remembered when told or looked at.
 */
export function useSessionSync(platform: Pick<Platform, 'cookies' | 'localStorage'>) {
  const user = useSession((state) => state.user)
  const follow = useSession((state) => state.follow)
  const identity = user && `${user.userProfile.userId} ${user.tokenInfo?.accessToken ?? ''}`
  const others = useRef<BroadcastChannel>(undefined)

  // Fails when its code cannot be had; then the next occasion makes up for it.
  const look = useEffectEvent(async () => {
    if (!user) return
    const { restoreUser } = await import('./restore-user.ts')
    follow(restoreUser(platform))
  })

  useEffect(() => {
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

  const isSomebodyElse = useEffectEvent(() => user && !cookieHolds(platform.cookies, user))
  useEffect(() => {
    // Where another tab was first, what it wrote stays.
    if (identity && isSomebodyElse()) void look().catch(() => undefined)
  }, [identity])

  useEffect(() => {
    if (user) others.current?.postMessage('changed')
  }, [user])
}
