import { couponNotice } from '@shop/domain/coupon.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useCart } from '../cart-context.ts'
import { useFlag, useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { codeKinds } from './code-kinds.ts'
import { CodeForm } from './code-form.tsx'

/** The codes that this shop's cart takes, and what became of those it has (CART-10, CART-13). */
export function CartCodes() {
  const t = useTranslate()
  const { configuration, messages } = useShopConfig()
  const properties = useCart(({ cart }) => cart.customProperties)
  const responseCode = useCart(({ cart }) => cart.couponResponseCode)
  return codeKinds(configuration.featureFlags).map((kind) => {
    const applied = properties[kind.property] ?? ''
    const notice = kind.property === 'promoCode' && applied ? couponNotice(responseCode, messages) : undefined
    const isApplied = applied !== '' && (kind.property !== 'promoCode' || notice?.state === 'applied')
    const text = notice?.text ?? t('CodeApplied', { code: applied })
    const result = (isApplied || notice?.state === 'not-applied') && (
      <Alert tone={isApplied ? 'success' : 'info'} live>
        {text}
      </Alert>
    )
    const refusal = notice?.state === 'refused' ? notice.text : undefined
    return <CodeForm key={kind.property} kind={kind} applied={applied} result={result} refusal={refusal} />
  })
}

/** Reminds of the promo code while none is applied, in shops that take one and say so (CART-09, OP-70). */
export function CouponReminder() {
  const reminder = useTranslate()('CouponReminder')
  const isTaken = useFlag('allowPromoCode')
  const hasCode = useCart(({ cart }) => Boolean(cart.customProperties.promoCode))
  return isTaken && !hasCode && reminder ? <Alert tone="info">{reminder}</Alert> : null
}
