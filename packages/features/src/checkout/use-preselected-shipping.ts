import { cheapestShipping } from '@shop/domain/checkout/delivery-costs.ts'
import type { ShippingType } from '@shop/domain/shop/configuration.ts'
import { useEffect, useEffectEvent } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useAction } from '../runtime/actions/use-action.ts'
import { useFlag } from '../runtime/config/shop-config.tsx'

/**
 * Chooses the only shipping type, or the cheapest, for a cart that has none. Returns its code while that is pending. A failure
 * is not shown, because the visitor can still choose.
 */
export function usePreselectedShipping(types: readonly ShippingType[]): string | undefined {
  const code = useDefaultShipping(types)
  const selected = useCart(({ cart }) => cart.selectedShippingType)
  const whenIdle = useCart((state) => state.whenIdle)
  const chooseShipping = useCart((state) => state.chooseShipping)
  const isOnly = types.length === 1
  const isMissing = (chosen: string) => (isOnly ? chosen !== code : chosen === '')
  const preselect = useAction(
    async (wanted: string) => {
      // The visitor, or another tab, may have chosen meanwhile.
      const { selectedShippingType } = await whenIdle()
      if (isMissing(selectedShippingType)) await chooseShipping(wanted)
    },
    { staysOnPage: true, onFailure: () => undefined },
  )
  const wanted = isMissing(selected) ? code : undefined
  const run = useEffectEvent(preselect.run)
  useEffect(() => {
    if (wanted !== undefined) void run(wanted)
  }, [wanted])
  return preselect.pendingArgs?.[0]
}

/** Returns the only shipping type, or the cheapest where the shop shows prices. */
function useDefaultShipping(types: readonly ShippingType[]): string | undefined {
  const hidesPrices = useFlag('hidePricesAndPayment')
  if (types.length === 1) return types[0]?.code
  return hidesPrices ? undefined : cheapestShipping(types)?.code
}
