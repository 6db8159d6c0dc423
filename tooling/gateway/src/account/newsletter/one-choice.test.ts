import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDigests } from '../../secrets/digests.ts'
import { createShopper, type Shopper, useTestGateway } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import { subscriptions } from '../subscription-tables.ts'
import { newsletterLinks } from './newsletter-links.ts'
import { findSubscription } from './subscriptions.ts'

const EMAIL = 'new@example.com'
const person = { firstName: 'Ny', middleName: '', lastName: 'Holm', email: EMAIL, updatePassword: false }
const gateway = useTestGateway()
const { db } = gateway
let customer: Shopper
let customerId: string

interface Stored {
  isProven: boolean
  askedBy: 'account' | 'another' | null
  isConfirmed: boolean
}

/** Every state of an account with a subscription of its address. */
const STATES = [true, false].flatMap((isProven) =>
  (['account', 'another', null] as const).flatMap((askedBy) =>
    [true, false].map((isConfirmed): Stored => ({ isProven, askedBy, isConfirmed })),
  ),
)

/** Stores a state, and returns the id of the subscription. */
async function store({ isProven, askedBy, isConfirmed }: Stored): Promise<string> {
  const [emailProvenAt, confirmedAt] = [isProven, isConfirmed].map((is) => (is ? new Date() : null))
  await db.update(customers).set({ emailProvenAt }).where(eq(customers.id, customerId))
  const id = randomUUID()
  const asker = askedBy === 'account' ? customerId : askedBy
  await db
    .insert(subscriptions)
    .values({ id, shopId: 'test_dk', email: EMAIL, type: 'Newsletter', origin: '', askedBy: asker, confirmedAt })
  return id
}

/** What a login on another device, and the profile, say. */
async function answered(): Promise<boolean> {
  const { user } = await createShopper(gateway.fetch).logIn(EMAIL)
  const profile = await customer.get('/v1.0/profile')
  expect(profile.body.receiveMarketingMaterials).toBe(user.receiveMarketingMaterials)
  return user.receiveMarketingMaterials
}

/** Presses the links of the subscription's mail, as they were sent. */
async function linkOf(id: string, action: 'confirm' | 'unsubscribe') {
  const kept = await findSubscription(db, { shopId: 'test_dk', id })
  const link = kept && newsletterLinks(createDigests(gateway.settings.secret), kept)[action]
  return () => gateway.fetch(`http://gateway.test/shops/test_dk${link}`, { method: 'POST' })
}

const saves = (receiveMarketingMaterials: boolean) =>
  customer.call('POST', '/v1.0/me', { ...person, receiveMarketingMaterials })

describe('one choice of newsletters', () => {
  beforeAll(async () => {
    customer = createShopper(gateway.fetch)
    customerId = (await customer.logIn(EMAIL)).user.userId
  })
  beforeEach(() => db.delete(subscriptions))

  describe.each(STATES)('an address proven $isProven, asked for by $askedBy, confirmed $isConfirmed', (state) => {
    const isWanted = state.askedBy === 'account' || (state.isProven && state.isConfirmed)

    it('[ACC-21] [API-32] is the answer to every login, and a saved profile without a choice keeps it', async () => {
      await store(state)
      expect(await answered()).toBe(isWanted)
      await customer.call('POST', '/v1.0/me', person)
      await saves(true)
      expect(await answered()).toBe(isWanted)
    })

    it('[ACC-21] stays withdrawn by the profile, also if the link in the mail is pressed later', async () => {
      const confirm = await linkOf(await store(state), 'confirm')
      await saves(false)
      expect(await answered()).toBe(false)
      await confirm()
      expect(await answered()).toBe(false)
    })

    it('[ACC-21] [API-43] stays withdrawn by the subscription’s id, also if the link is pressed later', async () => {
      const id = await store(state)
      const confirm = await linkOf(id, 'confirm')
      const { status } = await customer.call('DELETE', `/v1.0/subscriptions/${id}`)
      expect(status).toBe(state.isProven || state.askedBy === 'account' ? 200 : 404)
      await confirm()
      expect(await answered()).toBe(false)
    })

    it('[ACC-21] is withdrawn by the link in a mail', async () => {
      const unsubscribe = await linkOf(await store(state), 'unsubscribe')
      expect((await unsubscribe()).status).toBe(200)
      expect(await answered()).toBe(false)
    })
  })
})
