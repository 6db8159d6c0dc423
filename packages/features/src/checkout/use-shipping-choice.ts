import { useEffect, useEffectEvent } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useAction } from '../runtime/actions/use-action.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { useCheckout } from './checkout-context.ts'

/** The way of delivery: the press shows at once, what it costs when the gateway has counted (CHK-13). */
export function useShippingChoice() {
  const { shippingTypes } = useConfiguration()
  const selected = useCart(({ cart }) => cart.selectedShippingType)
  const clearError = useCheckout((state) => state.clearError)
  const { run, asked, isRunning, hasFailed } = useAction(useCart((state) => state.chooseShipping))
  const choose = (code: string) => {
    clearError('shippingMethod')
    void run(code)
  }

  // Where there is no choice, nobody has to make it (OP-47).
  const only = shippingTypes.length === 1 ? shippingTypes[0]?.code : undefined
  const chooseOnly = useEffectEvent(choose)
  useEffect(() => {
    if (only !== undefined && selected !== only) chooseOnly(only)
  }, [only, selected])

  return { chosen: asked?.[0] ?? selected, isUpdating: isRunning, hasFailed, choose }
}
