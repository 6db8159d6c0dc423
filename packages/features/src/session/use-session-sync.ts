import { useEffect, useEffectEvent } from 'react'
import type { Platform } from '../runtime/platform/platform.ts'
import { useBroadcast } from '../runtime/state/use-broadcast.ts'
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

  const look = () => {
    if (!user) return
    import('./restore-user.ts')
      .then(({ restoreUser }) => follow(restoreUser(platform)))
      // Where its code cannot be had, the next occasion makes up for it.
      .catch(() => undefined)
  }
  const lookNow = useEffectEvent(look)
  const notifyOthers = useBroadcast('session', look)

  useEffect(() => {
    const lookAgain = () => lookNow()
    // Not when the page appears for the first time: it has just read who is there.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && lookNow()
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('pageshow', comeBack)
    }
  }, [])

  const isSomebodyElse = useEffectEvent(() => user && !cookieHolds(platform.cookies, user))
  useEffect(() => {
    // Where another tab was first, what it wrote stays.
    if (identity && isSomebodyElse()) lookNow()
  }, [identity])

  useEffect(() => {
    if (user) notifyOthers('changed')
  }, [user, notifyOthers])
}
