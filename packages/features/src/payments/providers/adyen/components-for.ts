import { Card, Klarna, Trustly, Vipps } from '@adyen/adyen-web'
import { LOADED_AT_ONCE } from './offered-methods.ts'

const AT_ONCE = [Card, Klarna, Trustly, Vipps]

/** The code for these ways to pay. The SDK drops a way to pay that it knows and has no code for. */
export async function componentsFor(types: readonly string[]) {
  const needsMore = types.some((type) => !LOADED_AT_ONCE.has(type))
  return needsMore ? (await import('./more-methods.ts')).moreMethods : AT_ONCE
}
