import { couponNotice } from '@shop/domain/cart/coupon.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { useCart } from '../cart-context.ts'
import { useFlag, useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { codeKinds } from './code-kinds.ts'
import { CodeForm } from './code-form.tsx'
import { cartOf } from '../cart.ts'

/** The codes that this shop's cart accepts, and the result of each applied code. */
export function CartCodes() {
  const t = useTranslate()
  const { messages } = useShopConfig()
  const allowPromoCode = useFlag('allowPromoCode')
  const orderSummaryType = useFlag('orderSummaryType')
  const properties = useCart((state) => cartOf(state).customProperties)
  const responseCode = useCart((state) => cartOf(state).couponResponseCode)
  return codeKinds({ allowPromoCode, orderSummaryType }).map((kind) => {
    const applied = properties[kind.property] ?? ''
    // A promo code's result is in the cart's response code. The gateway may drop the code or spell it differently.
    const notice = kind.property === 'promoCode' ? couponNotice(responseCode, messages) : undefined
    const isApplied = kind.property === 'promoCode' ? notice?.state === 'applied' : applied !== ''
    const text = notice?.text ?? t(kind.applied, { code: applied })
    const result = (isApplied || notice?.state === 'not-applied') && (
      <Alert tone={isApplied ? 'success' : 'info'} live>
        {text}
      </Alert>
    )
    const refusal = notice?.state === 'refused' ? notice.text : undefined
    const isAnswered = isApplied || refusal !== undefined
    return <CodeForm key={kind.property} {...{ kind, applied, isAnswered, result, refusal }} />
  })
}

/** Reminds the visitor of the promo code while none is applied, in shops that have a text for it. */
export function CouponReminder() {
  const reminder = useTranslate()('CouponReminder')
  const isTaken = useFlag('allowPromoCode')
  const { customProperties, couponResponseCode } = useCart(cartOf)
  const hasCode = Boolean(customProperties.promoCode) || couponResponseCode === 'Success'
  return isTaken && !hasCode && reminder ? <Small>{reminder}</Small> : null
}
