import { toFailure } from './failure.ts'
import type { GatewayOptions, Visitor } from './http.ts'

/** Makes a call for the current visitor. */
export type AsVisitor = <Answer>(call: (visitor: Visitor) => Promise<Answer>) => Promise<Answer>

/** The ways to make a call that may be refused because the visitor's token has expired. */
export interface AsVisitors {
  /** Repeats the call once as an anonymous visitor, unless the visitor's checkout was interrupted. */
  asVisitor: AsVisitor
  /** Repeats the call once in any case. For public answers. */
  asAnyone: AsVisitor
  /** Never repeats the call. For calls that mean something else for another visitor. */
  asThisVisitor: AsVisitor
}

/**
 * Returns the ways to make calls that anonymous visitors may make too. A call that is refused as unauthorised ends the login by
 * `onExpiredToken`, and may be repeated once. This does not apply to anonymous visitors, except for those who keep the id of
 * a customer.
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
        // Another call may have ended the login already, or the visitor has logged in again.
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
