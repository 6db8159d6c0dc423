import { useEffect, useEffectEvent } from 'react'
import { useBroadcast } from '../runtime/state/use-broadcast.ts'
import { useSession } from './session-context.ts'
import { cookieHolds, type UserPlatform } from './user-storage.ts'

/**
 * Keeps the sessions of several tabs in step. A change here notifies the other tabs, which read the cookie again. A tab
 * also reads it when it becomes visible.
 */
export function useSessionSync(platform: UserPlatform) {
  const user = useSession((state) => state.user)
  const follow = useSession((state) => state.follow)
  const identity = user && `${user.userProfile.userId} ${user.tokenInfo?.accessToken ?? ''}`

  const look = () => {
    if (!user) return
    import('./restore-user.ts')
      .then(({ restoreUser }) => follow(restoreUser(platform)))
      // A failed import is retried by the next event.
      .catch(() => undefined)
  }
  const lookNow = useEffectEvent(look)
  const notifyOthers = useBroadcast('session', look)

  useEffect(() => {
    const lookAgain = () => lookNow()
    // Only for a page restored from the back/forward cache. A new page has just read it.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && lookNow()
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('pageshow', comeBack)
    }
  }, [])

  const isSomebodyElse = useEffectEvent(() => user && !cookieHolds(platform, user))
  useEffect(() => {
    // Adopts what another tab wrote first.
    if (identity && isSomebodyElse()) lookNow()
  }, [identity])

  useEffect(() => {
    if (user) notifyOthers('changed')
  }, [user, notifyOthers])
}
