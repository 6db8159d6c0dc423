import { and, eq } from 'drizzle-orm'
import { throttles } from '../src/access/throttle-tables.ts'
import { customers } from '../src/account/customer-tables.ts'
import { emailChanges } from '../src/account/email-change-tables.ts'
import { passwordResets } from '../src/account/password-reset-tables.ts'
import { hashPassword } from '../src/account/password/password.ts'
import { sessions } from '../src/access/session-tables.ts'
import { subscriptions } from '../src/account/subscription-tables.ts'
import { outbox } from '../src/outbox/outbox-tables.ts'
import { duringTests } from './during-tests.ts'
import { createTestGateway, offlinePlatform } from './test-gateway.ts'
import { createFakeCaptcha } from './fake-captcha.ts'
import { createMailbox } from './mailbox.ts'
import { createShopper, type Shopper } from './shopper.ts'

/** The e-mail of an account. */
export const OWNER = 'demo@example.com'
export const PASSWORD = 'Hearing2026'
export const OTHER = 'new@example.com'

/** Saves the account's form with another e-mail. */
const wish = (email: string, shopper: Shopper, changes: object = {}) =>
  shopper.call('POST', '/v1.0/me', { firstName: 'Inger', middleName: '', lastName: 'Holm', email, ...changes })

/** Creates a gateway with one account, and helpers for its logins and mailboxes. */
export async function createAccountOwner({ passwordCost } = offlinePlatform) {
  const captcha = createFakeCaptcha()
  const { mails, sendMail } = createMailbox()
  const gateway = await createTestGateway({ platform: { fetch: captcha.fetch, sendMail, passwordCost } })
  const { db } = gateway
  const passwordHash = await hashPassword(PASSWORD, passwordCost)
  const isOwner = and(eq(customers.shopId, 'test_dk'), eq(customers.email, OWNER))
  const [{ id: customerId } = { id: '' }] = await db.select().from(customers).where(isOwner)
  const kept = async () => (await db.select().from(customers).where(eq(customers.id, customerId)))[0]

  const call = (path: string, body: object) => createShopper(gateway.fetch).call('POST', `/v1.0/${path}`, body)
  const logIn = (email = OWNER, password = PASSWORD) => call('authenticate', { email, password })
  /** Returns the latest mail to an address that contains a text. */
  async function mailTo(email: string, part: string): Promise<string> {
    await gateway.runDueJobs()
    return mails.findLast(({ to, text }) => to === email && text.includes(part))?.text ?? ''
  }
  /** Returns the link of an action in the latest mail to an address, as a path of the gateway. */
  async function linkTo(email: string, action: 'confirm' | 'undo'): Promise<string> {
    const text = await mailTo(email, `/email-change/${action}/`)
    return new RegExp(String.raw`/api/v1\.0/email-change/${action}/[\w-]{43}(?!\S)`).exec(text)?.[0] ?? ''
  }
  const follow = (link: string, init?: RequestInit) => gateway.fetch(`http://gateway.test/shops/test_dk${link}`, init)
  /** Returns the link for a new password in the latest mail to an address. */
  async function resetLinkTo(email: string) {
    const text = await mailTo(email, '/changepassword/')
    const [, userId, sessionId] = /changepassword\/(c-[\w-]+)\/([\w-]{43})/.exec(text) ?? []
    return { userId, sessionId }
  }
  type ResetLink = Awaited<ReturnType<typeof resetLinkTo>>

  const press = (link: string) => follow(link, { method: 'POST' })
  return {
    gateway,
    db,
    mails,
    captcha,
    customerId,
    kept,
    call,
    logIn,
    wish,
    linkTo,
    resetLinkTo,
    press,
    look: (link: string) => follow(link),
    keptEmail: async () => (await kept())?.email,
    async loggedIn(email = OWNER, password = PASSWORD) {
      const shopper = createShopper(gateway.fetch)
      await shopper.logIn(email, password)
      return shopper
    },
    isLoggedIn: async (shopper: Shopper) =>
      (await shopper.get('/v1.0/user-subscriptions', { type: 'Newsletter' })).status === 200,
    /** Changes the e-mail and confirms it. */
    async changed(to: string, shopper: Shopper) {
      await wish(to, shopper)
      await press(await linkTo(to, 'confirm'))
    },
    changePassword: (shopper: Shopper, password: string) =>
      wish(OWNER, shopper, { updatePassword: true, currentPassword: PASSWORD, password, passwordConfirmed: password }),
    forgot: (email: string) => call('forgot-password', { email, captcha: captcha.solve() }),
    choosePassword: (link: ResetLink, password: string) =>
      call('forgot-password/redeem-session', { ...link, password, passwordConfirmed: password }),
    /** Resets the account and the mailboxes. */
    async reset() {
      await gateway.background.idle()
      mails.length = 0
      const tables = [emailChanges, passwordResets, outbox, sessions, throttles, subscriptions]
      for (const table of tables) await db.delete(table)
      await db.delete(customers).where(eq(customers.id, 'c-other'))
      const asBefore = { email: OWNER, passwordHash, emailProvenAt: new Date() }
      await db.update(customers).set(asBefore).where(eq(customers.id, customerId))
    },
  }
}
export type AccountOwner = Awaited<ReturnType<typeof createAccountOwner>>

/** The account of a test file, or of one `describe`. */
export const useAccountOwner = (platform?: typeof offlinePlatform): AccountOwner =>
  duringTests(
    () => createAccountOwner(platform),
    (account) => account.gateway.close(),
  )
