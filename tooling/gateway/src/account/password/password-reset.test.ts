import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../access/session-tables.ts'
import { throttles } from '../../access/throttle-tables.ts'
import { deleteExpired } from '../../upkeep/delete-expired.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import {
  createMailbox,
  createFakeCaptcha,
  createShopper,
  offlinePlatform,
  useTestGateway,
} from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import { passwordResets } from '../password-reset-tables.ts'
import { hashPassword, PASSWORD_COST } from './password.ts'

const captcha = createFakeCaptcha()
const { mails, sendMail } = createMailbox()
let originalHash: string
const gateway = useTestGateway({
  environment: { CUSTOMERS_PER_ADDRESS: '1' },
  platform: { fetch: captcha.fetch, sendMail },
})
const { db } = gateway

const EMAIL = 'demo@example.com'
const isDemo = and(eq(customers.shopId, 'test_dk'), eq(customers.email, EMAIL))

const call = (path: string, body: object, shopId?: string, fetch = gateway.fetch) =>
  createShopper(fetch, shopId).call('POST', `/v1.0/${path}`, body)
const ask = (email = EMAIL, token = captcha.solve()) => call('forgot-password', { email, captcha: token })
const logIn = (password: string) => call('authenticate', { email: EMAIL, password })
const said = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.errorCode]

interface Link {
  userId: string
  sessionId: string
}
const OVER = [400, 'reset-link-expired']
const LINK = /http:\/\/gateway\.test\/account\/changepassword\/(c-[\w-]+)\/([\w-]{43})(?!\S)/

/** Returns the link of the latest mail. */
async function mailedLink(): Promise<Link> {
  await gateway.runDueJobs()
  const [, userId = '', sessionId = ''] = LINK.exec(mails.at(-1)?.text ?? '') ?? []
  return { userId, sessionId }
}
async function askForLink() {
  await ask()
  return mailedLink()
}
const look = (link: Link, shopId?: string) => call('forgot-password/validate-session', link, shopId)
const chosen = { password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }
const choose = (link: Link, changes: object = {}, fetch = gateway.fetch) =>
  call('forgot-password/redeem-session', { ...link, ...chosen, ...changes }, undefined, fetch)

/** Counts the rows that requests have written. */
const written = async () => [await db.$count(passwordResets), await db.$count(outbox), await db.$count(throttles)]

describe('password reset', () => {
  beforeAll(async () => {
    originalHash = await hashPassword('Hearing2026', offlinePlatform.passwordCost)
  })
  beforeEach(async () => {
    mails.length = 0
    for (const table of [passwordResets, outbox, sessions, throttles]) await db.delete(table)
    await db.update(customers).set({ passwordHash: originalHash, emailProvenAt: null }).where(isDemo)
  })

  describe('asking for a link', () => {
    it('sends it to the owner of the account [API-29]', async () => {
      expect((await ask(' Demo@Example.com ')).status).toBe(200)
      const { userId } = await mailedLink()
      const [demo] = await db.select().from(customers).where(isDemo)
      expect(userId).toBe(demo?.id)
      expect(mails).toMatchObject([{ to: EMAIL, from: { address: 'shop@example.com' } }])
    })

    it('costs the same work for addresses without an account, which get no mail', async () => {
      const known = await ask()
      const first = await written()
      const unknown = await ask('nobody@example.com')
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
      const networks = 2
      expect(await written()).toEqual([first[0]! * 2, first[1]! * 2, first[2]! * 2 - networks])
      await gateway.runDueJobs()
      expect(mails.map(({ to }) => to)).toEqual([EMAIL])
    })

    it('requires an e-mail address, then a solved captcha', async () => {
      expect(said(await ask(EMAIL, 'guess'))).toEqual([400, 'invalid-captcha'])
      const token = captcha.solve()
      expect(said(await ask('demo', token))).toEqual([400, 'invalid-email'])
      expect((await ask(EMAIL, token)).status).toBe(200)
    })

    it.each([EMAIL, 'nobody@example.com'])('sends no more mails when it is asked too often for %s', async (email) => {
      const answers = await Promise.all(Array.from({ length: 7 }, () => ask(email)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
      expect(await db.$count(passwordResets)).toBe(5)
    })

    it('stores nothing in the database that would open an account', async () => {
      const { sessionId } = await askForLink()
      expect(JSON.stringify([await db.select().from(passwordResets), await db.select().from(outbox)])).not.toContain(
        sessionId,
      )
    })

    it('sends the same link when the mail is sent once more', async () => {
      const first = await askForLink()
      await db.update(outbox).set({ doneAt: null, dueAt: sql`now()` })
      expect(await mailedLink()).toEqual(first)
      expect(mails[0]?.id).toBe(mails[1]?.id)
    })
  })

  describe('a link', () => {
    it('is valid until it is used, however often it is checked [API-30]', async () => {
      const link = await askForLink()
      expect([(await look(link)).status, (await look(link)).status]).toEqual([200, 200])
    })

    it('sets the password once, and ends the previous password [API-31]', async () => {
      const link = await askForLink()
      expect((await choose(link)).status).toBe(200)
      expect([(await logIn('Hearing2026')).status, (await logIn('Quiet7Room')).status]).toEqual([400, 200])
      expect([said(await look(link)), said(await choose(link))]).toEqual([OVER, OVER])
    })

    it('works for one of two requests at the same moment', async () => {
      const link = await askForLink()
      // Slow hashes, so that both find the link before one uses it up.
      const { app } = gateway.another({ passwordCost: PASSWORD_COST })
      const slow: typeof fetch = async (...request) => await app.fetch(new Request(...request))
      const answers = await Promise.all([
        choose(link, {}, slow),
        choose(link, { password: 'Other8Room', passwordConfirmed: 'Other8Room' }, slow),
      ])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
    })

    it('expires after an hour', async () => {
      const link = await askForLink()
      const minutesLeft = sql<number>`extract(epoch from ${passwordResets.expiresAt} - now()) / 60`
      const [kept] = await db.select({ minutes: minutesLeft }).from(passwordResets)
      expect(Number(kept?.minutes)).toBeCloseTo(60, 0)
      await db.update(passwordResets).set({ expiresAt: sql`now()` })
      expect([said(await look(link)), said(await choose(link))]).toEqual([OVER, OVER])
      await deleteExpired(db)
      expect(await db.$count(passwordResets)).toBe(0)
    })

    it('ends when another one is used; until then both work', async () => {
      const [first, second] = [await askForLink(), await askForLink()]
      expect(first).not.toEqual(second)
      expect([(await look(first)).status, (await look(second)).status]).toEqual([200, 200])
      await choose(second)
      expect(said(await look(first))).toEqual(OVER)
    })

    it('is good for its own account in its own shop only', async () => {
      const link = await askForLink()
      const other = { ...link, userId: 'c-00000000-0000-4000-8000-000000000000' }
      expect([said(await look(other)), said(await choose(other))]).toEqual([OVER, OVER])
      expect(said(await look(link, 'test_uk'))).toEqual(OVER)
      expect(said(await look({ ...link, sessionId: 'x'.repeat(43) }))).toEqual(OVER)
      expect((await look(link)).status).toBe(200)
    })

    it('stays valid when the new password is refused (OP-27)', async () => {
      const link = await askForLink()
      const common = { password: 'PassWord1', passwordConfirmed: 'PassWord1' }
      expect(said(await choose(link, common))).toEqual([400, 'password-too-common'])
      expect(said(await choose(link, { passwordConfirmed: 'x' }))).toEqual([400, 'passwords-do-not-match'])
      expect((await choose(link)).status).toBe(200)
    })
  })

  describe('a new password', () => {
    it('ends every login, and a mail tells the owner', async () => {
      const shopper = createShopper(gateway.fetch)
      shopper.useToken((await logIn('Hearing2026')).body.access_token)
      const isLoggedIn = async () => (await shopper.get('/v1.0/user-subscriptions', { type: 'Newsletter' })).status
      expect(await isLoggedIn()).toBe(200)
      await choose(await askForLink())
      expect(await isLoggedIn()).toBe(401)
      await gateway.runDueJobs()
      expect(mails.at(-1)).toMatchObject({ to: EMAIL })
      expect(mails.at(-1)?.text).toContain('http://gateway.test/account/forgotpassword')
    })

    it('sends the mail about it at once', async () => {
      const link = await askForLink()
      mails.length = 0
      await choose(link)
      await gateway.background.idle()
      expect(mails).toMatchObject([{ to: EMAIL }])
    })

    it('allows a login at once after too many tries', async () => {
      await Promise.all(Array.from({ length: 12 }, () => logIn('Wrong2026')))
      expect((await logIn('Hearing2026')).status).toBe(429)
      await choose(await askForLink())
      expect((await logIn('Quiet7Room')).status).toBe(200)
    })

    it('proves the address, whose mail was read', async () => {
      await choose(await askForLink())
      const [demo] = await db.select().from(customers).where(isDemo)
      expect(demo?.emailProvenAt).toBeInstanceOf(Date)
    })
  })
})
