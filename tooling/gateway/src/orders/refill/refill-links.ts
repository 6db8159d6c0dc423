import { pages } from '@shop/domain/text/pages.ts'
import type { Digests } from '../../secrets/digests.ts'
import { signLink } from '../../secrets/signed-links.ts'
import type { RefillReminder } from './refill-reminders.ts'

/** The route of the link that ends a reminder. */
export const END_REFILL = '/v1.0/refills/end/:id/:signature'

/**
 * The links of a reminder's mail. `open` leads to a page of the shop; its token is the fragment, so that no server, log or
 * referrer sees it. `end` is a page of the gateway, for mail programs too.
 */
export function refillLinks(digests: Digests, reminder: Pick<RefillReminder, 'shopId' | 'id' | 'origin'>) {
  const { id, origin } = reminder
  const sign = (action: 'open' | 'end') => signLink(digests, 'refill', action, reminder)
  return {
    open: `${origin}${pages.refill.href()}#${id}.${sign('open')}`,
    end: `${origin}/api/v1.0/refills/end/${id}/${sign('end')}`,
  }
}
