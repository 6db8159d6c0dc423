import type { Subscription } from '@shop/domain/account/account.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useCustomer } from '../session/visit/use-visit.ts'
import { useNewsletterState } from './newsletter-state.ts'

/** Says whether the customer gets the newsletter, or has to confirm the address first. */
export function NewsletterStateText({ subscription }: { subscription: Subscription | undefined }) {
  const t = useTranslate()
  const state = useNewsletterState(subscription)
  const email = useCustomer()?.email ?? ''
  if (state === 'waiting') return <p>{t('NewsletterWaits', { email })}</p>
  return <p>{t(state === 'on' ? 'MarketingIsOn' : 'MarketingIsOff')}</p>
}
