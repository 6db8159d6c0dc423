import type { Digests } from '../../secrets/digests.ts'
import type { KeptSubscription } from './subscriptions.ts'

/** The action of a link in a newsletter's mail. */
export type NewsletterAction = 'confirm' | 'unsubscribe'

/** The links of one subscription. They are signed, so only readers of its mails have them. */
export interface NewsletterLinks {
  confirm: string
  unsubscribe: string
}

const signed = (action: NewsletterAction, { shopId, id }: Pick<KeptSubscription, 'shopId' | 'id'>) =>
  `newsletter ${action} ${shopId} ${id}`

/** The route of the links. */
export const NEWSLETTER_LINK = '/v1.0/newsletter/:action/:id/:signature'

/** Returns the links of a subscription, on the site where it was asked for. */
export function newsletterLinks(digests: Digests, subscription: KeptSubscription): NewsletterLinks {
  const link = (action: NewsletterAction) => {
    const signature = digests.digest('newsletter-link', signed(action, subscription))
    return `${subscription.origin}/api/v1.0/newsletter/${action}/${subscription.id}/${signature}`
  }
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') }
}

/** True for a link that the gateway signed, also with an earlier secret: links in old mails must still unsubscribe. */
export const isSigned = (
  digests: Digests,
  action: NewsletterAction,
  subscription: Pick<KeptSubscription, 'shopId' | 'id'>,
  signature: string,
): boolean => digests.isDigest('newsletter-link', signed(action, subscription), signature)
