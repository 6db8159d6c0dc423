import { pages } from '@shop/domain/text/pages.ts'
import type { Digests } from '../../secrets/digests.ts'
import type { RefillReminder } from './refill-reminders.ts'

type Key = Pick<RefillReminder, 'shopId' | 'id'>
type RefillAction = 'open' | 'end'

const signed = (action: RefillAction, { shopId, id }: Key) => `refill ${action} ${shopId} ${id}`

/** The route of the link that ends a reminder. */
export const END_REFILL = '/v1.0/refills/end/:id/:signature'

/**
 * The links of a reminder's mail. Each is signed for its one purpose. `open` leads to a page of the shop; its token is the
 * fragment, so that no server, log or referrer sees it. `end` is a page of the gateway, for mail programs too.
 */
export function refillLinks(digests: Digests, reminder: Key & Pick<RefillReminder, 'origin'>) {
  const { id, origin } = reminder
  const sign = (action: RefillAction) => digests.digest('refill-link', signed(action, reminder))
  return {
    open: `${origin}${pages.refill.href()}#${id}.${sign('open')}`,
    end: `${origin}/api/v1.0/refills/end/${id}/${sign('end')}`,
  }
}

/** Splits the token of a link into the id and its signature. */
export function readToken(token: string) {
  const [id = '', signature = ''] = token.split('.')
  return { id, signature }
}

/** True for a link that the gateway signed, also with an earlier secret. */
export const isRefillLink = (digests: Digests, action: RefillAction, key: Key, signature: string): boolean =>
  digests.isDigest('refill-link', signed(action, key), signature)
