import type { Context } from 'hono'
import { claimedOrigin } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import type { IsShopOrigin } from '../http/shop-origins.ts'
import type { ShopEnvironment } from './shop-environment.ts'

/** Returns the origin of the shop that a caller is at. Refuses others, because links in mails and payments lead back there. */
export function shopOrigin(c: Context<ShopEnvironment>, isShopOrigin: IsShopOrigin): string {
  const origin = claimedOrigin(c)
  if (!isShopOrigin(c.get('shop').id, origin)) throw new Refusal(400, ['invalid-origin'])
  return origin
}
