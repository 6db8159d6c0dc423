import type { Digests } from '../../secrets/digests.ts'
import type { KeptSubscription } from './subscriptions.ts'

/** What the links in the newsletter's mails do. */
export type NewsletterAction = 'confirm' | 'unsubscribe'

/** The links of one subscription: only its reader has them, because nobody else can sign them. */
export interface NewsletterLinks {
  confirm: string
  unsubscribe: string
}

const signed = (action: NewsletterAction, { shopId, id }: Pick<KeptSubscription, 'shopId' | 'id'>) =>
  `newsletter ${action} ${shopId} ${id}`

/** The path of the calls behind the links. */
export const NEWSLETTER_LINK = '/v1.0/newsletter/:action/:id/:signature'

/** Makes the links of a subscription, on the site where it was asked for. */
export function newsletterLinks(digests: Digests, subscription: KeptSubscription): NewsletterLinks {
  const link = (action: NewsletterAction) => {
    const signature = digests.digest('newsletter-link', signed(action, subscription))
    return `${subscription.origin}/api/v1.0/newsletter/${action}/${subscription.id}/${signature}`
  }
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') }
}

/** Whether a link is ours, also when the secret has changed since: an old mail must always let its reader go. */
export const isSigned = (
  digests: Digests,
  action: NewsletterAction,
  subscription: Pick<KeptSubscription, 'shopId' | 'id'>,
  signature: string,
): boolean => digests.isDigest('newsletter-link', signed(action, subscription), signature)
