import { copyLines } from '../cart/copied-cart.ts'
import { useCartStore } from '../cart/cart-context.ts'
import { useSessionStore } from '../session/session-context.ts'
import { useCheckoutServices } from './checkout-services.ts'

/**
 * Goes on without an account where a login ended at checkout: what is on show is put into the cart of the anonymous visitor
 * once, and priced anew by the gateway. Rejects with GatewayFailure, and nothing has changed then.
 */
export function useContinueAnonymously() {
  const { loadGateway, platform } = useCheckoutServices()
  const session = useSessionStore()
  const cart = useCartStore()
  return () =>
    session.getState().continueAnonymously(async (customerId) => {
      const { lines, customProperties } = cart.getState().cart
      const anonymousId = session.getState().user?.userProfile.userId ?? ''
      const calls = (await loadGateway()).cart
      await copyLines(calls, platform.localStorage, { customerId, anonymousId, lines })
      const { cprNumber: _, ...properties } = customProperties
      const hasProperties = Object.values(properties).some(Boolean)
      // A code that is refused to a guest shows in the sums.
      if (hasProperties) await calls.updateProperties({ customProperties: properties }).catch(() => undefined)
    })
}
