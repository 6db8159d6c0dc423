import type { Digests } from '../../secrets/digests.ts'
import { signLink } from '../../secrets/signed-links.ts'
import type { KeptSubscription } from './subscriptions.ts'

/** The action of a link in a newsletter's mail. */
export type NewsletterAction = 'confirm' | 'unsubscribe'

/** The links of one subscription. */
export type NewsletterLinks = ReturnType<typeof newsletterLinks>

/** The route of the links. */
export const NEWSLETTER_LINK = '/v1.0/newsletter/:action/:id/:signature'

/** Returns the links of a subscription, on the site where it was asked for. */
export function newsletterLinks(digests: Digests, subscription: KeptSubscription) {
  const link = (action: NewsletterAction) =>
    `${subscription.origin}/api/v1.0/newsletter/${action}/${subscription.id}/${signLink(digests, 'newsletter', action, subscription)}`
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') }
}
