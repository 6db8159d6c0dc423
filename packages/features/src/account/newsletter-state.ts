import type { Subscription } from '@shop/domain/account/account.ts'
import { useEffect, useEffectEvent } from 'react'
import { useShop } from '../runtime/state/shop-context.ts'
import { rememberSubscription } from '../session/profile/profile-actions.ts'
import { useVisit } from '../session/visit/use-visit.ts'

/** `waiting`: the customer has not yet confirmed the address by mail. */
export type NewsletterState = 'on' | 'waiting' | 'off'

/**
 * Returns the state of the newsletter, from the gateway's record and the customer's own choice. Remembers a
 * subscription made elsewhere, because a later change of the profile sends the choice along.
 */
export function useNewsletterState(subscription: Subscription | undefined): NewsletterState {
  const isWanted = useVisit(
    ({ user }) => user?.userProfile.receiveMarketingMaterials === true || Boolean(user?.subscriptions.Newsletter),
  )
  const shop = useShop()
  const id = subscription?.id
  const adopt = useEffectEvent((found: string) => {
    if (!isWanted) rememberSubscription(shop, found)
  })
  // Once per answer, so that ending the subscription afterwards is not undone.
  useEffect(() => {
    if (id) adopt(id)
  }, [id])
  if (subscription) return 'on'
  return isWanted ? 'waiting' : 'off'
}
