import { copyLines } from '../cart/copied-cart.ts'
import { cartOf } from '../cart/cart.ts'
import { propertiesUpdate } from '../cart/change-properties.ts'
import { useSessionStore } from '../session/session-context.ts'
import { useShop } from '../runtime/state/shop-context.ts'

/**
 * Continues as a guest after a login has expired at checkout. Copies the shown lines into the anonymous visitor's cart
 * once, priced by the gateway. If this rejects with GatewayFailure, nothing has changed.
 */
export function useContinueAnonymously() {
  const { cart, loadGateway, platform } = useShop()
  const session = useSessionStore()
  return () =>
    session.getState().continueAnonymously(async (customerId) => {
      const held = cartOf(cart.getState())
      const anonymousId = session.getState().user?.userProfile.userId ?? ''
      const calls = (await loadGateway()).cart
      await copyLines(calls, platform, { customerId, anonymousId, lines: held.lines })
      const { cprNumber: _, ...customProperties } = held.customProperties
      if (!Object.values(customProperties).some(Boolean)) return
      const update = propertiesUpdate({ ...held, customProperties }, {})
      // The totals show if a guest cannot use a code.
      await calls.updateProperties(update).catch(() => undefined)
    })
}
