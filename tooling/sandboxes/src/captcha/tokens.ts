import { BoundedMap } from '../bounded-map.ts'
import type { Platform } from '../platform.ts'
import { VENDORS, type VendorName } from './vendors.ts'

/** A solved captcha, with its place. */
export interface Solution {
  vendor: VendorName
  siteKey: string
  hostname: string
  action: string
  cdata: string
}

/** A solution that a gateway can verify once. */
interface Token extends Solution {
  solvedAt: number
  /** The idempotency key of the call that used it up. */
  usedBy?: string
}

export type Redemption =
  | { ok: true; token: Token }
  | { ok: false; code: 'invalid-input-response' | 'timeout-or-duplicate' }

const KEPT_TOKENS = 5000

/** Issues tokens for solved captchas, and accepts each once, within its lifetime. */
export function createTokens({ now, newId }: Platform) {
  const tokens = new BoundedMap<string, Token>(KEPT_TOKENS)
  return {
    clear: () => tokens.clear(),
    issue(solution: Solution): string {
      const name = `SANDBOX.${newId()}`
      tokens.set(name, { ...solution, solvedAt: now() })
      return name
    },
    /** Uses a token up. A call with the same idempotency key gets the same answer. */
    redeem(name: string, siteKey: string, idempotencyKey: string): Redemption {
      const token = tokens.get(name)
      if (token?.siteKey !== siteKey) return { ok: false, code: 'invalid-input-response' }
      const isOld = now() - token.solvedAt >= VENDORS[token.vendor].lifetimeSeconds * 1000
      const isUsed = token.usedBy !== undefined && (token.usedBy === '' || token.usedBy !== idempotencyKey)
      if (isOld || isUsed) return { ok: false, code: 'timeout-or-duplicate' }
      token.usedBy = idempotencyKey
      return { ok: true, token }
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
