import { freeDeliveryOf } from '@shop/domain/checkout/delivery-costs.ts'
import { formatAmount, isNothing } from '@shop/domain/prices/price.ts'
import { FreeDeliveryBar } from '@shop/ui/commerce/cart/free-delivery-bar.tsx'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useCart } from '../cart-context.ts'
import { cartOf } from '../cart.ts'

/** Says what is missing to free delivery, where that is known. */
export function FreeDelivery() {
  const free = useFreeDelivery()
  return free && <FreeDeliveryBar {...free} />
}

/** Returns what is missing to free delivery, as a text and as a part of the way. Undefined where the shop hides prices. */
export function useFreeDelivery(): { text: string; share: number } | undefined {
  const t = useTranslate()
  const configuration = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const cart = useCart(cartOf)
  const free = freeDeliveryOf(cart, configuration)
  if (!free || hidesPrices) return undefined
  const amount = formatAmount(free.missing, configuration, free.currency)
  return {
    text: isNothing(free.missing) ? t('FreeDeliveryReached') : t('ToFreeDelivery', { amount }),
    share: free.share,
  }
}
