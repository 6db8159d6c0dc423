import { GatewayFailure } from './failure.ts'
import type { Visitor } from './http.ts'

/** Refuses a call that is senseless without a login before it is made (SES-14, ORD-05). */
export function requireToken({ accessToken }: Visitor): void {
  if (!accessToken) throw new GatewayFailure({ kind: 'unauthorised' })
}
