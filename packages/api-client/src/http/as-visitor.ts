import { toFailure } from './failure.ts'
import type { GatewayOptions, Visitor } from './http.ts'

/** Makes a call in the name of whoever is visiting. */
export type AsVisitor = <Answer>(call: (visitor: Visitor) => Promise<Answer>) => Promise<Answer>

/** What happens to a call whose visitor has just lost the login. */
export interface AsVisitors {
  /** Repeats the call once as the anonymous visitor, unless the visitor has to decide first. */
  asVisitor: AsVisitor
  /** Repeats it once in any case: everybody may read the answer. */
  asAnyone: AsVisitor
  /** Never repeats it: as another visitor it would do something else. */
  asThisVisitor: AsVisitor
}

/**
 * For calls that anonymous visitors may make too (OP-35): one that is refused because the visitor's token no longer counts
 * ends the login by `onExpiredToken`. Nobody is touched who has no token, and whose id was never a customer's; no call is
 * made a third time.
 */
export function createAsVisitor({ visitor, onExpiredToken }: GatewayOptions): AsVisitors {
  const repeating =
    (mayRepeat: (now: Visitor) => boolean): AsVisitor =>
    async (call) => {
      const before = visitor()
      try {
        return await call(before)
      } catch (error) {
        const mayHaveExpired = before.accessToken !== undefined || before.keepsCustomerId === true
        if (!mayHaveExpired || !onExpiredToken || toFailure(error).kind !== 'unauthorised') throw error
        // Another call may have found out first, or somebody has logged in again meanwhile.
        const now = visitor()
        if (now.userId === before.userId && now.accessToken === before.accessToken) onExpiredToken()
        if (!mayRepeat(visitor())) throw error
        return call(visitor())
      }
    }
  return {
    asVisitor: repeating((now) => !now.isInterrupted),
    asAnyone: repeating(() => true),
    asThisVisitor: repeating(() => false),
  }
}
