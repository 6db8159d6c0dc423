import { useEffect, useEffectEvent } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useAction } from '../runtime/actions/use-action.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { useCheckout } from './checkout-context.ts'

/** The chosen shipping type. A click is shown at once, its cost after the gateway has recalculated. */
export function useShippingChoice() {
  const { shippingTypes } = useConfiguration()
  const selected = useCart(({ cart }) => cart.selectedShippingType)
  const forgive = useCheckout((state) => state.forgive)
  const { run, asked, isRunning, hasFailed } = useAction(useCart((state) => state.chooseShipping))
  const choose = (code: string) => {
    forgive('shippingMethod')
    void run(code)
  }

  // A single shipping type is chosen automatically.
  const only = shippingTypes.length === 1 ? shippingTypes[0]?.code : undefined
  const chooseOnly = useEffectEvent(choose)
  useEffect(() => {
    if (only !== undefined && selected !== only) chooseOnly(only)
  }, [only, selected])

  return { chosen: asked?.[0] ?? selected, isUpdating: isRunning, hasFailed, choose }
}
