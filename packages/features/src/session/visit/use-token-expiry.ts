import { useEffect } from 'react'
import { useShop } from '../../runtime/state/shop-context.ts'
import { useVisit } from './use-visit.ts'
import { endIfExpired } from './visit-actions.ts'

/** The maximum delay of `setTimeout`, in milliseconds. */
const LONGEST_DELAY = 2 ** 31 - 1

/** Ends a login in the open page when its token expires, also after the computer has slept. */
export function useTokenExpiry() {
  const shop = useShop()
  const expiresAt = useVisit(({ user }) => user?.tokenInfo?.expiresAt)
  useEffect(() => {
    if (expiresAt === undefined) return undefined
    const look = () => endIfExpired(shop)
    const timer = setTimeout(look, Math.min(expiresAt - shop.platform.now(), LONGEST_DELAY))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [expiresAt, shop])
}
