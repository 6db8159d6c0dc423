import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useCart } from '../cart-context.ts'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'

/** Reminds of the promo code while none is applied, in shops that take one and say so (CART-09, OP-70). */
export function CouponReminder() {
  const reminder = useTranslate()('CouponReminder')
  const isTaken = useFlag('allowPromoCode')
  const hasCode = useCart(({ cart }) => Boolean(cart.customProperties.promoCode))
  return isTaken && !hasCode && reminder ? <Alert tone="info">{reminder}</Alert> : null
}
