import { hasEnded } from '@shop/domain/account/visit.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import * as v from 'valibot'
import { useLocation } from '../runtime/navigation/router.ts'
import { useVisit } from '../session/visit/use-visit.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

const REASONS = [
  'nothing-to-pay',
  'cart-changed',
  'code-used-up',
  'payment-ended',
  'logged-out',
  'continued-anonymously',
] as const

/** Why a visitor was sent back to the cart or the checkout. */
export type RedirectReason = (typeof REASONS)[number]

/** The navigation state of such a redirect, for `RedirectReasonNotice` on the target page. */
export const redirectReason = (reason: RedirectReason) => ({ redirectReason: reason })

const handedOver = v.fallback(v.nullable(v.object({ redirectReason: v.picklist(REASONS) })), null)

const words: Readonly<Record<RedirectReason, { title?: MessageKey; text: MessageKey }>> = {
  'nothing-to-pay': { text: 'NothingToPay' },
  'cart-changed': { text: 'CartHasChanged' },
  'code-used-up': { title: 'CouponUsedUp', text: 'CartHasChanged' },
  'payment-ended': { title: 'PaymentFailed', text: 'PaymentFailedHelp' },
  'logged-out': { text: 'LoggedOutSeeBasket' },
  'continued-anonymously': { text: 'ContinuedAnonymously' },
}

/** Why a visitor's cart is empty. After an expired login the items are in the customer's cart. */
export const useEmptyCartReason = (): RedirectReason => (useVisit(hasEnded) ? 'logged-out' : 'nothing-to-pay')

/** Explains a redirect on the way to payment. */
export function RedirectReasonNotice() {
  const t = useTranslate()
  const reason = v.parse(handedOver, useLocation().state)?.redirectReason
  if (!reason) return null
  const { title, text } = words[reason]
  return (
    <Alert tone={reason === 'payment-ended' ? 'danger' : 'info'} live {...(title && { title: t(title) })}>
      <p>{t(text)}</p>
    </Alert>
  )
}
