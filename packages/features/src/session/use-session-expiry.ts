import { useEffect } from 'react'
import { useSession } from './session-context.ts'

/** The maximum delay of `setTimeout`, in milliseconds. */
const LONGEST_DELAY = 2 ** 31 - 1

/** Ends a login in the open page when its token expires, also after the computer has slept. */
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
