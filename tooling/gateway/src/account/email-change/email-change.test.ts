import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../outbox/outbox-tables.ts'
import { OTHER, OWNER, type Shopper, useAccountOwner } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import { emailChanges } from '../email-change-tables.ts'
import { subscriptions } from '../subscription-tables.ts'

const NEW = 'somebody.new@example.com'
const THIRD = 'third@example.com'

const account = useAccountOwner()
const { db } = account
let owner: Shopper

const newsletter = () => owner.call('POST', '/v1.0/subscriptions', { email: OWNER, type: 'Newsletter' })
const subscribed = async () => (await db.select().from(subscriptions)).map(({ email }) => email)

describe('a change of e-mail', () => {
  beforeEach(async () => {
    await account.reset()
    owner = await account.loggedIn()
  })

  describe('another e-mail', () => {
    it('is pending until the new address confirms it; the current one stays the login name [AUTH-22]', async () => {
      const { status, body } = await account.wish(' Somebody.New@Example.com ', owner)
      expect([status, body.email, body.firstName]).toEqual([200, OWNER, 'Inger'])
      expect([(await account.logIn(NEW)).status, (await account.logIn(OWNER)).status]).toEqual([400, 200])
      const link = await account.linkTo(NEW, 'confirm')
      expect(await (await account.look(link)).text()).toContain(`Shall it be ${NEW}?`)
      expect(await account.keptEmail()).toBe(OWNER)
      const done = await account.press(link)
      expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(`Now it is ${NEW}`)])
      expect([(await account.logIn(NEW)).status, (await account.logIn(OWNER)).status]).toEqual([200, 400])
    })

    it('ends every login when it is confirmed, and proves the address [AUTH-22]', async () => {
      const other = await account.loggedIn()
      await account.changed(NEW, owner)
      expect([await account.isLoggedIn(owner), await account.isLoggedIn(other)]).toEqual([false, false])
      expect((await account.kept())?.emailProvenAt).not.toBeNull()
    })

    it('can be confirmed for an hour, and only the latest one', async () => {
      await account.wish(NEW, owner)
      const first = await account.linkTo(NEW, 'confirm')
      await account.wish(THIRD, owner)
      const second = await account.linkTo(THIRD, 'confirm')
      expect((await account.press(first)).status).toBe(404)
      const minutesLeft = sql<number>`extract(epoch from ${emailChanges.confirmExpiresAt} - now()) / 60`
      const [kept] = await db.select({ minutes: minutesLeft }).from(emailChanges)
      expect(Number(kept?.minutes)).toBeCloseTo(60, 0)
      await db.update(emailChanges).set({ confirmExpiresAt: sql`now()` })
      expect([(await account.look(second)).status, (await account.press(second)).status]).toEqual([404, 404])
      expect(await account.keptEmail()).toBe(OWNER)
    })

    it('is refused when another account has the address already', async () => {
      expect((await account.wish('NEW@example.com', owner)).body.errorCode).toBe('email-in-use')
    })

    it('stores no secret of a link in the database', async () => {
      await account.wish(NEW, owner)
      const secrets = [await account.linkTo(NEW, 'confirm'), await account.linkTo(OWNER, 'undo')].map((link) =>
        link.split('/').at(-1)!,
      )
      const kept = JSON.stringify([await db.select().from(emailChanges), await db.select().from(outbox)])
      for (const secret of secrets) expect(kept).not.toContain(secret)
    })

    it('moves the subscriptions of a proven address, and moves them back when it is undone', async () => {
      await newsletter()
      await account.changed(NEW, owner)
      expect(await subscribed()).toEqual([NEW])
      await account.press(await account.linkTo(OWNER, 'undo'))
      expect(await subscribed()).toEqual([OWNER])
    })

    it('moves no subscriptions of an unproven address', async () => {
      await newsletter()
      await db.update(customers).set({ emailProvenAt: null }).where(eq(customers.id, account.customerId))
      await account.changed(NEW, owner)
      expect(await subscribed()).toEqual([OWNER])
    })

    it('sends a mail with an undo link to the current address, at the request and at the confirmation', async () => {
      await account.changed(NEW, owner)
      await account.gateway.runDueJobs()
      expect(new Set(account.mails.map(({ to, subject }) => `${to}: ${subject}`))).toEqual(
        new Set([
          `${OWNER}: Another e-mail asked for at Test shop`,
          `${NEW}: Confirm your e-mail at Test shop`,
          `${OWNER}: Another e-mail at Test shop`,
        ]),
      )
      const toOwner = account.mails.filter(({ to }) => to === OWNER)
      for (const { text, html } of toOwner) {
        expect(text).toContain('/email-change/undo/')
        expect(text + html).not.toContain(NEW)
      }
    })
  })

  describe('the undo link for the previous address', () => {
    it('undoes the change for seven days after the confirmation [AUTH-22]', async () => {
      await account.wish(NEW, owner)
      await db.update(emailChanges).set({ undoExpiresAt: sql`now() + interval '1 minute'` })
      await account.press(await account.linkTo(NEW, 'confirm'))
      const daysLeft = sql<number>`extract(epoch from ${emailChanges.undoExpiresAt} - now()) / 86400`
      expect(Number((await db.select({ days: daysLeft }).from(emailChanges))[0]?.days)).toBeCloseTo(7, 1)
      const link = await account.linkTo(OWNER, 'undo')
      await db.update(emailChanges).set({ undoExpiresAt: sql`now()` })
      expect((await account.press(link)).status).toBe(404)
      expect(await account.keptEmail()).toBe(NEW)
    })

    it('ends a pending change, and every login', async () => {
      await account.wish(NEW, owner)
      const confirm = await account.linkTo(NEW, 'confirm')
      expect((await account.press(await account.linkTo(OWNER, 'undo'))).status).toBe(200)
      expect(await account.isLoggedIn(owner)).toBe(false)
      expect((await account.press(confirm)).status).toBe(404)
      expect(await account.keptEmail()).toBe(OWNER)
    })

    it('has an effect once when it is pressed twice', async () => {
      await account.changed(NEW, owner)
      const link = await account.linkTo(OWNER, 'undo')
      const answers = await Promise.all([account.press(link), account.press(link)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      await account.gateway.runDueJobs()
      expect(account.mails.filter(({ text }) => text.includes('/changepassword/'))).toHaveLength(1)
      expect((await account.choosePassword(await account.resetLinkTo(OWNER), 'Quiet7Room')).status).toBe(200)
      expect((await account.press(link)).status).toBe(200)
      expect((await account.logIn(OWNER, 'Quiet7Room')).status).toBe(200)
    })

    it('reserves the address as long as the change can be undone', async () => {
      await account.changed(NEW, owner)
      const password = { password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }
      const person = { email: OWNER, firstName: 'A', lastName: 'Thief', ...password, captcha: account.captcha.solve() }
      const register = () => account.call('create-me', person)
      expect((await register()).body.errorCode).toBe('email-in-use')
      const other = await account.loggedIn(OTHER)
      expect((await account.wish(OWNER, other)).body.errorCode).toBe('email-in-use')
      await account.press(await account.linkTo(OWNER, 'undo'))
      expect(await account.keptEmail()).toBe(OWNER)
    })
  })
})
