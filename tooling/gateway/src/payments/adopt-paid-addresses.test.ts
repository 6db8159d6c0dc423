import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { createFakeProvider, createShopper, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import type { PaidAddresses } from './providers/provider.ts'

const nets = createFakeProvider('nets')
const gateway = useTestGateway({ settings: { connectProviders: () => new Map([['nets', nets.adapter]]) } })

const ADDRESS = {
  firstName: 'Inger',
  lastName: 'Sørensen',
  company: '',
  email: 'inger@example.com',
  addressLine1: 'Skovvej 3',
  addressLine2: '',
  postalCode: '8000',
  city: 'Aarhus',
  phoneNumber: '39 62 00 14',
  countryCode: 'DK',
}

/** Pays an order with addresses of the provider's form. Returns why it is held, and the city of its order. */
async function paidWith(addresses: PaidAddresses) {
  const { db } = gateway
  const shopper = createShopper(gateway.fetch)
  const { transactionId, paymentId } = await shopper.ordersAtNets({ battery: 2 })
  const paid = { kind: 'paid', amountMinor: 13_800, currency: 'DKK', reference: transactionId } as const
  nets.outcomeIs(paymentId, { ...paid, addresses })
  await gateway.fetch('http://gateway.test/webhooks/nets', { method: 'POST', body: paymentId })
  await gateway.runDueJobs()
  const [transaction] = await db.select().from(transactions).where(eq(transactions.id, transactionId))
  const [order] = await db.select().from(orders).where(eq(orders.transactionId, transactionId))
  return { held: transaction?.heldBecause, city: order?.draft.invoiceAddress.city }
}
const both = (changes: object) => ({ invoice: { ...ADDRESS, ...changes }, delivery: { ...ADDRESS, ...changes } })
const HELD = { held: 'address-breaks-rules', city: undefined }

describe('the addresses of a provider’s form [PAY-29]', () => {
  it('count for the order if the shop’s own form would take them', async () => {
    expect(await paidWith(both({}))).toEqual({ held: null, city: 'Aarhus' })
  })

  it.each([{ company: '' }, { email: '' }, { phoneNumber: '' }, { addressLine2: '2. tv.' }])(
    'count without what the provider leaves out: %j',
    async (changes) => {
      expect(await paidWith(both(changes))).toEqual({ held: null, city: 'Aarhus' })
    },
  )

  it.each([{ phoneNumber: '08-12 34 56 ankn 12' }, { phoneNumber: '+1 212 555 01' }, { postalCode: 'N-0150' }])(
    'count as the provider has taken them, whatever a number looks like: %j',
    async (changes) => {
      expect(await paidWith(both(changes))).toEqual({ held: null, city: 'Aarhus' })
    },
  )

  it.each([
    { city: 'Aar\u202Ehus' },
    { phoneNumber: '\u202A39 62 00 14\u202C' },
    { firstName: 'Inger\u200B' },
    { lastName: 'Sørensen\n' },
    { city: 'Aar\u0000hus\uD800' },
  ])('count without signs that show nothing, as a phone copies them: %j', async (changes) => {
    expect(await paidWith(both(changes))).toEqual({ held: null, city: 'Aarhus' })
  })

  it.each([{ lastName: 'https://evil.example' }, { addressLine1: 'x'.repeat(121) }])(
    'count with what a form only asks about: %j',
    async (changes) => {
      expect(await paidWith(both(changes))).toEqual({ held: null, city: 'Aarhus' })
    },
  )

  it('hold the order for an operator where no mail reaches the payer', async () => {
    expect(await paidWith(both({ email: 'no address' }))).toEqual(HELD)
  })
})
