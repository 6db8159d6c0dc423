import { toFailure } from './failure.ts'
import type { GatewayOptions, Visitor } from './http.ts'

/** Makes a call in the name of whoever is visiting. */
export type AsVisitor = <Answer>(call: (visitor: Visitor) => Promise<Answer>) => Promise<Answer>

/**
 * For calls that anonymous visitors may make too (OP-35): one that is refused because the visitor's token no longer counts
 * is repeated once, after `onExpiredToken` has made the visitor anonymous. Nobody is touched who has no token, and whose id
 * was never a customer's; no call is made a third time.
 */
export function createAsVisitor({ visitor, onExpiredToken }: GatewayOptions): AsVisitor {
  return async (call) => {
    const before = visitor()
    try {
      return await call(before)
    } catch (error) {
      const mayHaveExpired = before.accessToken !== undefined || before.keepsCustomerId === true
      if (!mayHaveExpired || !onExpiredToken || toFailure(error).kind !== 'unauthorised') throw error
      // Another call may have found out first, or somebody has logged in again meanwhile.
      const now = visitor()
      if (now.userId === before.userId && now.accessToken === before.accessToken) onExpiredToken()
      return call(visitor())
    }
  }
}
