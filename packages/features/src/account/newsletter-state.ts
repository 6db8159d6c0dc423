import type { Subscription } from '@shop/domain/account/account.ts'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/session-context.ts'

/** Whether the newsletter comes, waits for the answer to the mail that asks the address, or is not wanted. */
export type NewsletterState = 'on' | 'waiting' | 'off'

/**
 * Reads the state of the newsletter from what the gateway has on record and what the customer has asked for. A subscription
 * that began elsewhere is remembered, so that the profile sent with other changes says the same.
 */
export function useNewsletterState(subscription: Subscription | undefined): NewsletterState {
  const isWanted = useSession(
    ({ user }) => user?.userProfile.receiveMarketingMaterials === true || Boolean(user?.subscriptions.Newsletter),
  )
  const remember = useSession((state) => state.rememberSubscription)
  const id = subscription?.id
  const adopt = useEffectEvent((found: string) => {
    if (!isWanted) remember(found)
  })
  // Once per answer: what the customer ends afterwards stays ended.
  useEffect(() => {
    if (id) adopt(id)
  }, [id])
  if (subscription) return 'on'
  return isWanted ? 'waiting' : 'off'
}
