import { networksOf } from '@shop/server/networks.ts'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../access/session-tables.ts'
import { throttles } from '../../access/throttle-tables.ts'
import { createLimits } from '../../access/limits.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { createDigests } from '../../secrets/digests.ts'
import { createMailbox, createShopper, offlinePlatform, type Shopper, useTestGateway } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import type { Customer } from '../customer.ts'
import { authenticate } from '../login/authenticate.ts'
import type { PasswordServices } from '../password/password-services.ts'
import { PASSWORD_COST } from '../password/password.ts'
import type { Queue } from '../password/queue.ts'
import { updateProfile } from './update-profile.ts'

const { mails, sendMail } = createMailbox()
const gateway = useTestGateway({
  platform: { sendMail },
})
const { db } = gateway
let customer: Shopper
let asSeeded: typeof customers.$inferSelect | undefined
let otherAsSeeded: typeof customers.$inferSelect | undefined

const EMAIL = 'demo@example.com'
const OLD = 'Hearing2026'
const OTHER = 'new@example.com'
const hasEmail = (email: string) => and(eq(customers.shopId, 'test_dk'), eq(customers.email, email))
const isDemo = hasEmail(EMAIL)

async function logIn(password = OLD, email = EMAIL, fetch = gateway.fetch) {
  const shopper = createShopper(fetch)
  await shopper.logIn(email, password)
  return shopper
}
/** Returns the account. Each login moves its last use, which no test here is about. */
const kept = async () => {
  const [row] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, asSeeded?.id ?? ''))
  return row && asSeeded && { ...row, lastUsedAt: asSeeded.lastUsedAt }
}
const isLoggedIn = async (shopper: Shopper) =>
  (await shopper.get('/v1.0/user-subscriptions', { type: 'Newsletter' })).status === 200

const contact = { firstName: ' Inger ', middleName: '', lastName: 'Holm', email: EMAIL }
const save = (changes: object = {}, shopper = customer) =>
  shopper.call('POST', '/v1.0/me', { ...contact, receiveMarketingMaterials: true, updatePassword: false, ...changes })
const chosen = {
  updatePassword: true,
  currentPassword: OLD,
  password: 'Quiet7Room',
  passwordConfirmed: 'Quiet7Room',
}
const said = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  status,
  body.errors?.map((error: { errorCode: string }) => error.errorCode),
]

function passwordServices(hashing: Queue): PasswordServices {
  const digests = createDigests(gateway.settings.secret)
  return { db, hashing, digests, limits: createLimits(db, digests, 1), passwordCost: offlinePlatform.passwordCost }
}

/** Changes a customer's password, and does something else between the check of the current one and the change. */
function changeAround({ id, email }: Pick<Customer, 'id' | 'email'>, meanwhile: () => Promise<unknown>) {
  const run: Queue['run'] = async (_, work) => {
    const result = await work()
    await meanwhile()
    return result
  }
  return updateProfile(
    passwordServices({ run, recordFailure: () => undefined }),
    { customerId: id, origin: 'http://gateway.test', from: networksOf('192.0.2.1') },
    { ...contact, ...chosen, email },
  )
}

describe('the profile', () => {
  beforeAll(async () => {
    asSeeded = (await db.select().from(customers).where(isDemo))[0]
    otherAsSeeded = (await db.select().from(customers).where(hasEmail(OTHER)))[0]
  })
  beforeEach(async () => {
    // Waits for the background work of the previous test.
    await gateway.background.idle()
    mails.length = 0
    for (const table of [outbox, sessions, throttles]) await db.delete(table)
    for (const seeded of [asSeeded, otherAsSeeded])
      if (seeded) await db.update(customers).set(seeded).where(eq(customers.id, seeded.id))
    customer = await logIn()
  })

  describe('names and e-mail', () => {
    it('are kept, trimmed, and the whole profile comes back with the present e-mail [API-32, ACC-03]', async () => {
      const { status, body } = await save({ email: ' New.Address@Example.com ' })
      expect(status).toBe(200)
      expect(body).toMatchObject({ firstName: 'Inger', lastName: 'Holm', email: EMAIL })
      expect(body.addressBook.length).toBeGreaterThan(0)
      expect(await kept()).toMatchObject({ firstName: 'Inger', email: EMAIL })
    })

    it('are refused with a code for each field that is wrong [ACC-06]', async () => {
      const wrong = { firstName: '', lastName: ' \u200B', email: 'inger' }
      expect(said(await save(wrong))).toEqual([400, ['invalid-first-name', 'invalid-last-name', 'invalid-email']])
      expect(await kept()).toEqual(asSeeded)
    })

    it('leave the password and all logins unchanged without the ticked box [ACC-05]', async () => {
      const other = await logIn()
      expect((await save({ ...chosen, updatePassword: false })).status).toBe(200)
      expect((await kept())?.passwordHash).toBe(asSeeded?.passwordHash)
      expect(await isLoggedIn(other)).toBe(true)
      expect(await db.$count(outbox)).toBe(0)
    })

    it('cannot be those of another account of the shop', async () => {
      expect(said(await save({ email: 'NEW@example.com' }))).toEqual([400, ['email-in-use']])
    })

    it('do not let a customer find out who has an account', async () => {
      const tries = Array.from({ length: 12 }, (_, index) => save({ email: `guess${index}@example.com` }))
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 429)).toHaveLength(2)
      // Each customer has an own limit.
      const others = { email: 'guess99@example.com' }
      expect((await save(others, await logIn(OLD, OTHER))).status).toBe(200)
    })
  })

  it('a profile is read by its owner', async () => {
    const { status, body } = await customer.get('/v1.0/profile')
    const { id: userId, firstName, lastName, addressBook, favourites, preferences } = asSeeded!
    expect([status, body]).toMatchObject([
      200,
      { userId, email: EMAIL, firstName, lastName, addressBook, favourites, customerPreference: preferences },
    ])
  })

  it('another e-mail sends no mail when it is refused or unchanged', async () => {
    await save({ email: OTHER })
    await save({ email: EMAIL.toUpperCase() })
    expect(await db.$count(outbox)).toBe(0)
  })

  it('another e-mail can be requested together with a new password, which leaves it pending', async () => {
    expect((await save({ ...chosen, email: 'somebody-else@example.com' })).status).toBe(200)
    await gateway.runDueJobs()
    expect(mails.map(({ to }) => to).toSorted()).toEqual([EMAIL, EMAIL, 'somebody-else@example.com'])
  })

  describe('the password', () => {
    it('is changed, ends every other login but this one, and a mail tells the owner [ACC-05]', async () => {
      const other = await logIn()
      expect((await save(chosen)).status).toBe(200)
      expect([await isLoggedIn(customer), await isLoggedIn(other)]).toEqual([true, false])
      expect(await isLoggedIn(await logIn('Quiet7Room'))).toBe(true)
      expect(await isLoggedIn(await logIn(OLD))).toBe(false)
      await gateway.background.idle()
      expect(mails.map(({ to }) => to)).toEqual([EMAIL])
    })

    it('tells its owner of every change', async () => {
      await save(chosen)
      await save({ ...chosen, currentPassword: 'Quiet7Room', password: 'Loud8Room', passwordConfirmed: 'Loud8Room' })
      await gateway.background.idle()
      expect(mails.map(({ to }) => to)).toEqual([EMAIL, EMAIL])
    })

    it('requires the current one, and changes nothing without it [ACC-04, ACC-06]', async () => {
      expect(said(await save({ ...chosen, currentPassword: 'Hearing2025' }))).toEqual([400, ['invalid-password']])
      expect(await kept()).toEqual(asSeeded)
      const without = { ...chosen, currentPassword: undefined }
      expect(said(await save(without))).toEqual([400, ['invalid-current-password']])
    })

    it('follows the rules of registration [ACC-04] (OP-27)', async () => {
      const common = { password: 'PassWord1', passwordConfirmed: 'PassWord1' }
      expect(said(await save({ ...chosen, ...common }))).toEqual([400, ['password-too-common']])
      const other = { passwordConfirmed: 'Quiet7Rooms' }
      expect(said(await save({ ...chosen, ...other }))).toEqual([400, ['passwords-do-not-match']])
      expect((await kept())?.passwordHash).toBe(asSeeded?.passwordHash)
    })

    it('cannot be guessed at with a login that was left open', async () => {
      const guesses = Array.from({ length: 12 }, () => save({ ...chosen, currentPassword: 'Hearing2025' }))
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 400)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(2)
      // Each customer has an own limit.
      expect((await save({ ...chosen, email: OTHER }, await logIn(OLD, OTHER))).status).toBe(200)
    })

    it('that was changed after its check is not changed once more', async () => {
      const passwordHash = `${asSeeded!.passwordHash}=`
      const change = changeAround(asSeeded!, () => db.update(customers).set({ passwordHash }).where(isDemo))
      await expect(change).rejects.toMatchObject({ status: 400, errorCodes: ['invalid-password'] })
      expect([await kept(), await db.$count(outbox)]).toEqual([{ ...asSeeded, passwordHash }, 0])
    })

    it('of an account that was deleted after its check is refused', async () => {
      const leaving = { ...asSeeded!, id: 'c-leaving', email: 'leaving@example.com' }
      await db.insert(customers).values(leaving)
      const change = changeAround(leaving, () => db.delete(customers).where(eq(customers.id, leaving.id)))
      await expect(change).rejects.toMatchObject({ status: 400, errorCodes: ['invalid-password'] })
    })

    it('that was changed after its check opens no login', async () => {
      const { passwordHash = '' } = (await kept()) ?? {}
      /** Changes the password between its check and the login. */
      const run: Queue['run'] = async (_, work) => {
        const result = await work()
        await db
          .update(customers)
          .set({ passwordHash: `${passwordHash}=` })
          .where(isDemo)
        return result
      }
      const login = { shopId: 'test_dk', email: EMAIL, password: OLD, from: networksOf('192.0.2.1') }
      await expect(
        authenticate(passwordServices({ run, recordFailure: () => undefined }), login),
      ).rejects.toMatchObject({
        status: 400,
      })
      expect(await db.$count(sessions)).toBe(1)
    })

    it('that was changed after its check is refused', async () => {
      // Slow hashes, so that both are checked before one is changed.
      const { app } = gateway.another({ passwordCost: PASSWORD_COST })
      const slow = await logIn(OLD, EMAIL, async (...request) => await app.fetch(new Request(...request)))
      const both = await Promise.all([
        save(chosen, slow),
        save({ ...chosen, password: 'Loud8Room', passwordConfirmed: 'Loud8Room' }, slow),
      ])
      expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400])
    })
  })

  describe('preferences', () => {
    it('are stored as sent, and nothing else changes [API-32, ACC-08]', async () => {
      const sizes = { batterySize: '13', side: 'left' }
      const { status, body } = await customer.call('POST', '/v1.0/me', { customerPreference: sizes })
      expect([status, body.customerPreference]).toEqual([200, sizes])
      expect(await kept()).toEqual({ ...asSeeded, preferences: sizes })
    })

    it.each([{ batterySize: '14' }, { side: 'left' }])('must name a battery size: %j', async (customerPreference) => {
      expect(said(await customer.call('POST', '/v1.0/me', { customerPreference }))).toEqual([
        400,
        ['invalid-battery-size'],
      ])
    })
  })
})
