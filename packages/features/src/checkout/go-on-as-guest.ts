import { isUndecided } from '@shop/domain/account/visit.ts'
import { copyLines } from '../cart/copied-cart.ts'
import { cartOf } from '../cart/cart.ts'
import { propertiesUpdate } from '../cart/change-properties.ts'
import type { Shop } from '../runtime/state/shop-context.ts'

/**
 * Continues as a guest after a login has expired at checkout. Copies the shown lines into the guest's cart once, priced by
 * the gateway. If this rejects with GatewayFailure, nothing has changed.
 */
export async function goOnAsGuest({ visit, tell, platform, cart, loadGateway }: Shop) {
  tell({ type: 'chose-guest', newId: platform.newId() })
  const undecided = visit.getState()
  if (!isUndecided(undecided)) return
  const { customerId, user } = undecided
  const held = cartOf(cart.getState())
  const calls = (await loadGateway()).cart
  const anonymousId = user.userProfile.userId
  await copyLines(calls, platform, { customerId, anonymousId, lines: held.lines })
  const { cprNumber: _, ...customProperties } = held.customProperties
  const hasCodes = Object.values(customProperties).some(Boolean)
  const update = propertiesUpdate({ ...held, customProperties }, {})
  // The totals show if a guest cannot use a code.
  if (hasCodes) await calls.updateProperties(update).catch(() => undefined)
  tell({ type: 'copied', customerId })
}
