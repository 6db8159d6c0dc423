import { Card, Klarna, Trustly, Vipps } from '@adyen/adyen-web'
import { loadCode } from '../../../runtime/platform/load-code.ts'
import { LOADED_AT_ONCE } from './offered-methods.ts'

const AT_ONCE = [Card, Klarna, Trustly, Vipps]

/** Loads the SDK components of these payment methods. The SDK drops a method that it knows without its component. */
export async function componentsFor(types: readonly string[]) {
  const needsMore = types.some((type) => !LOADED_AT_ONCE.has(type))
  return needsMore ? (await loadCode(() => import('./more-methods.ts'))).moreMethods : AT_ONCE
}
