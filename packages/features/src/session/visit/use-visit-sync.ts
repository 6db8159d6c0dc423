import { idOf, tokenOf } from '@shop/domain/account/visit.ts'
import { useEffect, useEffectEvent } from 'react'
import { useShop } from '../../runtime/state/shop-context.ts'
import { useBroadcast } from '../../runtime/state/use-broadcast.ts'
import { useVisit } from './use-visit.ts'
import { cookieHolds } from './user-storage.ts'
import { followOtherTab } from './visit-actions.ts'

/**
 * Keeps the visits of several tabs in step. A change here notifies the other tabs, which read the cookie again. A tab also
 * reads it when it becomes visible.
 */
export function useVisitSync() {
  const shop = useShop()
  const user = useVisit((visit) => visit.user)
  const identity = useVisit((visit) => visit.user && `${idOf(visit)} ${tokenOf(visit) ?? ''}`)

  const look = () => {
    if (!user) return
    import('./restore-user.ts')
      .then(({ restoreUser }) => followOtherTab(shop, restoreUser(shop.platform)))
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

  const isSomebodyElse = useEffectEvent(() => user && !cookieHolds(shop.platform, user))
  useEffect(() => {
    // Adopts what another tab wrote first.
    if (identity && isSomebodyElse()) lookNow()
  }, [identity])

  useEffect(() => {
    if (user) notifyOthers('changed')
  }, [user, notifyOthers])
}
