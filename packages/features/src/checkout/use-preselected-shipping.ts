import { cheapestShipping } from '@shop/domain/checkout/delivery-costs.ts'
import type { ShippingType } from '@shop/domain/shop/configuration.ts'
import { useEffect, useEffectEvent } from 'react'
import { chooseDelivery } from '../cart/actions.ts'
import { cartOf, isRead } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { whenIdle } from '../cart/queue.ts'
import { useAction } from '../runtime/actions/use-action.ts'
import { useFlag } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'

/**
 * Chooses the only shipping type, or the cheapest, for a cart that has none. Returns its code while that is pending. A failure
 * is not shown, because the visitor can still choose.
 */
export function usePreselectedShipping(types: readonly ShippingType[]): string | undefined {
  const code = useDefaultShipping(types)
  const selected = useCart((state) => (isRead(state) ? cartOf(state).selectedShippingType : undefined))
  const shop = useShop()
  const isOnly = types.length === 1
  const isMissing = (chosen?: string) => chosen !== undefined && (isOnly ? chosen !== code : chosen === '')
  const preselect = useAction(
    async (wanted: string) => {
      // The visitor, or another tab, may have chosen meanwhile.
      const { selectedShippingType } = await whenIdle(shop)
      if (isMissing(selectedShippingType)) await chooseDelivery(shop, wanted)
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
