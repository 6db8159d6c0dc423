import { Hono, type Context } from 'hono'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { Digests } from '../../secrets/digests.ts'
import { isSignedLink } from '../../secrets/signed-links.ts'
import type { Database } from '../../database/database.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { sendLinkPage } from '../link-page.ts'
import { NEWSLETTER_LINK, type NewsletterAction } from './newsletter-links.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  type KeptSubscription,
  type SubscriptionKey,
} from './subscriptions.ts'

type LinkContext = Context<ShopEnvironment, typeof NEWSLETTER_LINK>

interface ActionPages {
  /** Resolves to whether the subscription existed. */
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
    // Succeeds also if the subscription has already ended.
    run: async (db, key) => endSubscription(db, key).then(() => true),
    question: () => 'NewsletterLeaveText',
    button: 'NewsletterLeave',
    done: 'NewsletterLeft',
  },
}

interface NewsletterParts {
  db: Database
  digests: Digests
}

/**
 * The pages of the links in newsletter mails. GET changes nothing, because mail scanners follow every link. The page's
 * button and the mail program's own unsubscribe button (RFC 8058) send the link as POST.
 */
export function createNewsletterRoutes({ db, digests }: NewsletterParts) {
  const routes = new Hono<ShopEnvironment>()

  /** Returns undefined for a link without a valid signature. */
  function readLink(c: LinkContext) {
    const { action, id, signature } = c.req.param()
    const key = { shopId: c.get('shop').id, id }
    if (action !== 'confirm' && action !== 'unsubscribe') return undefined
    return isSignedLink(digests, 'newsletter', action, key, signature) ? { key, ...ACTIONS[action] } : undefined
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
