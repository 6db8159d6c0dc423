import { GatewayFailure } from './failure.ts'
import type { Visitor } from './http.ts'

/** Throws an unauthorised failure for a visitor without a token. For calls that always need a login. */
export function requireToken({ accessToken }: Visitor): void {
  if (!accessToken) throw new GatewayFailure({ kind: 'unauthorised' })
}
