import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createShopper, OWNER, PASSWORD, useAccountOwner } from '../../testing/test.ts'
import { customers } from './customer-tables.ts'
import { emailChanges } from './email-change-tables.ts'
import { subscriptions } from './subscription-tables.ts'

const account = useAccountOwner()

const address = {
  firstName: 'Ole',
  lastName: 'Stranger',
  telephone: '39620014',
  streetAddress1: 'Elsewhere 1',
  city: 'Hellerup',
  postalCode: '2900',
  country: 'DK',
}

/** Fills the account as someone does who can log in, without having proven the address unless `isProven`. */
async function fill(isProven: boolean) {
  await account.reset()
  const { db, customerId } = account
  const emailProvenAt = isProven ? new Date() : null
  const nothing = { addressBook: [], favourites: [], preferences: {}, emailProvenAt }
  await db.update(customers).set(nothing).where(eq(customers.id, customerId))
  const stranger = await account.loggedIn()
  await stranger.call('POST', '/v1.0/me/address-book', address)
  await stranger.call('POST', '/v1.0/me/favourites/BAT-312')
  await stranger.call('POST', '/v1.0/me', { customerPreference: { batterySize: '13' } })
  await stranger.call('POST', '/v1.0/subscriptions', { email: OWNER, type: 'Newsletter' })
  return stranger
}

async function stored() {
  const { db, kept } = account
  const { addressBook = [], favourites, preferences } = (await kept()) ?? {}
  const cities = addressBook.map(({ streetAddress1 }) => streetAddress1)
  return { cities, favourites, preferences, subscriptions: await db.$count(subscriptions) }
}
const NOTHING = { cities: [], favourites: [], preferences: {}, subscriptions: 0 }

const NEW = 'moved@example.com'
type Stranger = Awaited<ReturnType<typeof fill>>

/** The ways in which the reader of a mail proves the address of an account. */
const PROOFS = {
  'a link for a new password': async () => {
    await account.forgot(OWNER)
    await account.choosePassword(await account.resetLinkTo(OWNER), 'Quiet7Room')
    return OWNER
  },
  'the confirmation of a new address': async (stranger: Stranger) => {
    await account.changed(NEW, stranger)
    return NEW
  },
  'the way back to the previous address': async (stranger: Stranger) => {
    await account.wish(NEW, stranger)
    await account.press(await account.linkTo(OWNER, 'undo'))
    return OWNER
  },
}

const registerWith = (email: string) =>
  createShopper(account.gateway.fetch).call('POST', '/v1.0/create-me', {
    email,
    firstName: 'Inger',
    lastName: 'Holm',
    password: PASSWORD,
    passwordConfirmed: PASSWORD,
    captcha: account.captcha.solve(),
  })

describe('an empty account', () => {
  describe.each(Object.entries(PROOFS))('%s [AUTH-23]', (_, prove) => {
    it('empties an account that was never proven, and tells its owner', async () => {
      const stranger = await fill(false)
      expect(await stored()).toMatchObject({ cities: ['Elsewhere 1'], preferences: { batterySize: '13' } })
      const email = await prove(stranger)
      expect(await stored()).toEqual(NOTHING)
      expect(await account.isLoggedIn(stranger)).toBe(false)
      await account.gateway.runDueJobs()
      const told = account.mails.filter(({ id }) => id.startsWith('account-emptied'))
      expect(told).toMatchObject([{ to: email }])
    })

    it('leaves an account as it is that was proven before', async () => {
      const stranger = await fill(true)
      const before = await stored()
      await prove(stranger)
      expect(await stored()).toEqual(before)
      expect(account.mails.filter(({ id }) => id.startsWith('account-emptied'))).toEqual([])
    })
  })

  describe('the previous address of an account [AUTH-23]', () => {
    beforeEach(async () => {
      await account.db.delete(customers).where(eq(customers.email, OWNER))
    })

    it.each([
      [true, [400, 'email-in-use']],
      [false, [200, undefined]],
    ])('is kept for the account if it was proven: %j', async (isProven, expected) => {
      const { db } = account
      await db.delete(emailChanges)
      await db.insert(emailChanges).values({
        id: `moved-${isProven}`,
        shopId: 'test_dk',
        customerId: 'c-moved',
        email: OWNER,
        wasProven: isProven,
        newEmail: NEW,
        origin: '',
        undoHash: 'hash',
        undoExpiresAt: new Date(Date.now() + 86_400_000),
      })
      const { status, body } = await registerWith(OWNER)
      expect([status, body.errorCode]).toEqual(expected)
    })
  })
})
