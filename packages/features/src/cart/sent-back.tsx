import type { MessageKey } from '@shop/domain/messages.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import * as v from 'valibot'
import { useLocation } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'

const REASONS = ['nothing-to-pay', 'cart-changed', 'payment-ended'] as const

/** Why somebody stands at the cart or the checkout who wanted to go on from there. */
export type SentBackBecause = (typeof REASONS)[number]

/** What is handed over with the redirect, for `SentBack` on the page it leads to. */
export const sentBack = (because: SentBackBecause) => ({ sentBack: because })

const handedOver = v.fallback(v.nullable(v.object({ sentBack: v.picklist(REASONS) })), null)

const words: Readonly<Record<SentBackBecause, { title?: MessageKey; text: MessageKey }>> = {
  'nothing-to-pay': { text: 'NothingToPay' },
  'cart-changed': { text: 'CartHasChanged' },
  'payment-ended': { title: 'PaymentFailed', text: 'PaymentFailedHelp' },
}

/** Tells somebody who was sent back on the way to paying why that is (OP-26, OP-49). */
export function SentBack() {
  const t = useTranslate()
  const because = v.parse(handedOver, useLocation().state)?.sentBack
  if (!because) return null
  const { title, text } = words[because]
  return (
    <Alert tone={because === 'payment-ended' ? 'danger' : 'info'} live {...(title && { title: t(title) })}>
      <p>{t(text)}</p>
    </Alert>
  )
}
