import { couponNotice } from '@shop/domain/cart/coupon.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useCart } from '../cart-context.ts'
import { useFlag, useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { codeKinds } from './code-kinds.ts'
import { CodeForm } from './code-form.tsx'

/** The codes that this shop's cart takes, and what became of those it has (CART-10, CART-13). */
export function CartCodes() {
  const t = useTranslate()
  const { messages } = useShopConfig()
  const allowPromoCode = useFlag('allowPromoCode')
  const orderSummaryType = useFlag('orderSummaryType')
  const properties = useCart(({ cart }) => cart.customProperties)
  const responseCode = useCart(({ cart }) => cart.couponResponseCode)
  return codeKinds({ allowPromoCode, orderSummaryType }).map((kind) => {
    const applied = properties[kind.property] ?? ''
    // Of a promo code the response says what became of it, also where the gateway drops the code or spells it anew.
    const notice = kind.property === 'promoCode' ? couponNotice(responseCode, messages) : undefined
    const isApplied = kind.property === 'promoCode' ? notice?.state === 'applied' : applied !== ''
    const text = notice?.text ?? t('CodeApplied', { code: applied })
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

/** Reminds of the promo code while none is applied, in shops that take one and say so (CART-09, OP-70). */
export function CouponReminder() {
  const reminder = useTranslate()('CouponReminder')
  const isTaken = useFlag('allowPromoCode')
  const hasCode = useCart(
    ({ cart }) => Boolean(cart.customProperties.promoCode) || cart.couponResponseCode === 'Success',
  )
  return isTaken && !hasCode && reminder ? <Alert tone="info">{reminder}</Alert> : null
}
