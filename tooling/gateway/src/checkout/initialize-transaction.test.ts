import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { createDigests } from '../secrets/digests.ts'
import { createEncryption } from '../access/encryption.ts'
import { createLimits } from '../access/limits.ts'
import type { Database } from '../database/database.ts'
import { reconcilePayment } from '../payments/reconcile-payment.ts'
import { createRefusalLimits } from '../transactions/refusal-limits.ts'
import { createShopDirectory } from '../shops/shop-directory.ts'
import { anyNewCart, createFakeProvider, createShopper, type Shopper, useTestGateway } from '../../testing/test.ts'
import { createQuickClock } from '../../testing/simulation/quick-clock.ts'
import { createScheduledDatabase } from '../../testing/simulation/scheduled-database.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { initializeTransaction } from './initialize-transaction.ts'

const nets = createFakeProvider('nets')
const connectProviders = () => new Map([['nets', nets.adapter]])
const gateway = useTestGateway({ settings: { connectProviders } })

const triggerOutbox = () => undefined
const transactionsOf = ({ userId }: Shopper) =>
  gateway.db.select().from(transactions).where(eq(transactions.userId, userId))

/** A customer who has paid at the provider before the gateway has read it. */
async function paidShopper() {
  const shopper = createShopper(gateway.fetch)
  const { transactionId, paymentId } = await shopper.ordersAtNets({ battery: 2 })
  nets.pay(paymentId, transactionId, 13_800)
  return { shopper, transactionId }
}

const refusalsOf = (db: Database) => createRefusalLimits(createLimits(db, createDigests(gateway.settings.secret), 1))

async function placeFrom(db: Database, { userId, address }: Shopper, city: string) {
  const shop = (await createShopDirectory(gateway.db)('test_dk'))!
  const invoiceAddress = { ...emptyAddress('DK'), ...address, city }
  const request = {
    userId,
    shippingMethod: 'home',
    customProperties: {},
    invoiceAddress,
    deliveryAddress: undefined,
    termsAndConditionsAgreed: true,
    privacyPolicyAgreed: true,
  }
  const digests = createDigests(gateway.settings.secret)
  const services = {
    db,
    encryption: createEncryption(gateway.settings.secret),
    digests,
    limitFreeOrders: () => Promise.resolve(true),
    refusals: refusalsOf(db),
    triggerOutbox,
    clock: createQuickClock(),
  }
  return initializeTransaction(services, shop, request, {
    origin: 'https://shop.test',
    from: { narrow: 'network', wide: 'surroundings' },
    permit: anyNewCart,
  })
}

describe('initializeTransaction', () => {
  it('starts no second payment of an ordered cart, whatever reaches the database first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { shopper, transactionId } = await paidShopper()
        const database = createScheduledDatabase(gateway.database.pool, scheduler)
        const services = {
          db: database.as('webhook'),
          providers: connectProviders(),
          refusals: refusalsOf(gateway.db),
          triggerOutbox,
        }
        await database.run({
          'tab 1': placeFrom(database.as('tab 1'), shopper, 'Gentofte'),
          'tab 2': placeFrom(database.as('tab 2'), shopper, 'Ordrup'),
          webhook: reconcilePayment(services, transactionId, { isUrgent: true }),
        })
        const placed = await gateway.db.select().from(orders).where(eq(orders.userId, shopper.userId))
        expect(placed.map((order) => order.transactionId)).toEqual([transactionId])
        const ordered = database.ended.indexOf('webhook: commit')
        expect(database.ended.slice(ordered).filter((step) => step.includes('insert into "transactions"'))).toEqual([])
        expect((await transactionsOf(shopper)).filter((row) => row.isCurrent && row.status !== 'paid')).toEqual([])
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
