import { useEffect } from 'react'
import { useSession } from './session-context.ts'

/** The longest that a browser's timer can wait, in milliseconds. */
const LONGEST_DELAY = 2 ** 31 - 1

/** Ends a login in the open page when its time is over, also on a machine that has slept meanwhile (SES-05, OP-86). */
export function useSessionExpiry(now: () => number) {
  const expiresAt = useSession(({ user }) => user?.tokenInfo?.expiresAt)
  const endIfExpired = useSession((state) => state.endIfExpired)
  useEffect(() => {
    if (expiresAt === undefined) return undefined
    const timer = setTimeout(endIfExpired, Math.min(expiresAt - now(), LONGEST_DELAY))
    document.addEventListener('visibilitychange', endIfExpired)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', endIfExpired)
    }
  }, [expiresAt, endIfExpired, now])
}
