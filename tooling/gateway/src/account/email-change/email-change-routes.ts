import { pages } from '@shop/domain/text/pages.ts'
import { Hono, type Context } from 'hono'
import type { Limits } from '../../access/limits.ts'
import type { Database } from '../../database/database.ts'
import { clientNetworks } from '../../http/client-address.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Digests } from '../../secrets/digests.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { EMAIL_CHANGE_LINK, type EmailChange, type EmailChangeAction } from './email-change-links.ts'
import { findEmailChange, type FollowedLink } from './find-email-change.ts'
import { sendLinkPage, type LinkPage } from '../link-page.ts'
import { undoEmailChange } from './undo-email-change.ts'

type LinkContext = Context<ShopEnvironment, typeof EMAIL_CHANGE_LINK>

const page = (text: LinkPage['text'], rest: Omit<LinkPage, 'title' | 'text'> = {}): LinkPage => ({
  title: 'EmailChangeTitle',
  text,
  ...rest,
})

const LINK_OVER = page('EmailChangeLinkOver', { status: 404 })
const IN_USE = page('EmailConfirmInUse', { status: 409 })

interface ActionPages {
  run: (db: Database, digests: Digests, link: FollowedLink) => Promise<EmailChange | undefined>
  isDone: (change: EmailChange) => boolean
  question: (change: EmailChange) => LinkPage
  done: (change: EmailChange) => LinkPage
}

const ACTIONS: Readonly<Record<EmailChangeAction, ActionPages>> = {
  confirm: {
    run: confirmEmailChange,
    isDone: ({ confirmedAt }) => confirmedAt !== null,
    question: ({ newEmail: email }) => page('EmailConfirmText', { values: { email }, button: 'EmailConfirmButton' }),
    done: ({ newEmail: email }) =>
      page('EmailConfirmed', { values: { email }, next: { label: 'LogIn', path: pages.login.href() } }),
  },
  undo: {
    run: undoEmailChange,
    isDone: ({ undoneAt }) => undoneAt !== null,
    question: ({ email }) => page('EmailUndoText', { values: { email }, button: 'EmailUndoButton' }),
    done: ({ email }) => page('EmailUndone', { values: { email } }),
  },
}

interface EmailChangeParts {
  db: Database
  digests: Digests
  limits: Limits
  triggerOutbox: () => void
}

/**
 * The pages of the links in mails about a change of e-mail. GET changes nothing, because mail scanners follow every link.
 * The page's button sends the link as POST.
 */
export function createEmailChangeRoutes({ db, digests, limits, triggerOutbox }: EmailChangeParts) {
  const routes = new Hono<ShopEnvironment>()

  /** Returns undefined for an unknown action. */
  async function readLink(c: LinkContext): Promise<FollowedLink | undefined> {
    const { action, secret } = c.req.param()
    await limits.network.count('email-change-link', clientNetworks(c))
    if (action !== 'confirm' && action !== 'undo') return undefined
    return { shopId: c.get('shop').id, action, secret }
  }

  routes.get(EMAIL_CHANGE_LINK, async (c) => {
    const link = await readLink(c)
    const change = link && (await findEmailChange(db, digests, link))
    if (!link || !change) return sendLinkPage(c, db, LINK_OVER)
    const { isDone, done, question } = ACTIONS[link.action]
    return sendLinkPage(c, db, isDone(change) ? done(change) : question(change))
  })

  routes.post(EMAIL_CHANGE_LINK, async (c) => {
    const link = await readLink(c)
    if (!link) return sendLinkPage(c, db, LINK_OVER)
    const { run, done } = ACTIONS[link.action]
    try {
      const change = await run(db, digests, link)
      triggerOutbox()
      return await sendLinkPage(c, db, change ? done(change) : LINK_OVER)
    } catch (error) {
      if (error instanceof Refusal && error.errorCodes.includes('email-in-use')) return sendLinkPage(c, db, IN_USE)
      throw error
    }
  })

  return routes
}
