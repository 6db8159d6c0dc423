import { Hono, type Context } from 'hono'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { Digests } from '../../secrets/digests.ts'
import type { Database } from '../../database/database.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { sendLinkPage } from '../link-page.ts'
import { isSigned, NEWSLETTER_LINK, type NewsletterAction } from './newsletter-links.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  type KeptSubscription,
  type SubscriptionKey,
} from './subscriptions.ts'

type LinkContext = Context<ShopEnvironment, typeof NEWSLETTER_LINK>

interface ActionPages {
  /** Says whether there was such a subscription. */
  run: (db: Database, key: SubscriptionKey) => Promise<boolean>
  question: (subscription: KeptSubscription) => MessageKey
  button: MessageKey
  done: MessageKey
}

const ACTIONS: Readonly<Record<NewsletterAction, ActionPages>> = {
  confirm: {
    run: confirmSubscription,
    question: ({ askedBy }) => (askedBy ? 'NewsletterConfirmAccountText' : 'NewsletterConfirmText'),
    button: 'NewsletterConfirm',
    done: 'NewsletterConfirmed',
  },
  unsubscribe: {
    // Once it is over, it is as wished.
    run: async (db, key) => endSubscription(db, key).then(() => true),
    question: () => 'NewsletterLeaveText',
    button: 'NewsletterLeave',
    done: 'NewsletterLeft',
  },
}

/**
 * What the links in the newsletter's mails lead to. Looking at one changes nothing, as mail scanners follow every link;
 * its button, and the mail program's own way of leaving (RFC 8058), sends it as POST.
 */
export function createNewsletterRoutes(db: Database, digests: Digests) {
  const routes = new Hono<ShopEnvironment>()

  /** Nothing for a link that we have not signed. */
  function readLink(c: LinkContext) {
    const { action, id, signature } = c.req.param()
    const key = { shopId: c.get('shop').id, id }
    if (action !== 'confirm' && action !== 'unsubscribe') return undefined
    return isSigned(digests, action, key, signature) ? { key, ...ACTIONS[action] } : undefined
  }

  routes.get(NEWSLETTER_LINK, async (c) => {
    const link = readLink(c)
    const subscription = link && (await findSubscription(db, link.key))
    if (!link || !subscription) return answer(db, c, 'NewsletterLinkOver')
    return answer(db, c, link.question(subscription), link.button)
  })

  routes.post(NEWSLETTER_LINK, async (c) => {
    const link = readLink(c)
    return answer(db, c, link && (await link.run(db, link.key)) ? link.done : 'NewsletterLinkOver')
  })

  return routes
}

const answer = (db: Database, c: LinkContext, text: MessageKey, button?: MessageKey) =>
  sendLinkPage(c, db, {
    title: 'MarketingTitle',
    text,
    ...(button && { button }),
    status: text === 'NewsletterLinkOver' ? 404 : 200,
  })
