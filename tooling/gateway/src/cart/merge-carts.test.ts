import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyCart, type StoredCart } from '../model/stored-cart.ts'
import type { TransactionStatus } from '../model/transaction-status.ts'
import { anyNewCart, createFakeProvider, createShopper, type Shopper, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { loadCart, saveCart } from './cart-store.ts'
import { mergeCarts, placePaidOrder, type Reconcile } from './merge-carts.ts'

const provider = createFakeProvider('nets')
const gateway = useTestGateway({ settings: { connectProviders: () => new Map([['nets', provider.adapter]]) } })

/** Logs in as a customer whose cart takes over that of an anonymous visitor. */
async function logIn(anonymous: Shopper) {
  const { user, access_token: token } = await createShopper(gateway.fetch).logIn('new@example.com')
  const customer = createShopper(gateway.fetch, 'test_dk', user.userId)
  customer.useToken(token)
  expect((await customer.get('/cart/override-cart', { previousUserId: anonymous.userId })).status).toBe(200)
  return customer
}

/** A visitor whose order has this status, and which payments the gateway then asks the provider about. */
async function askedAbout(status: TransactionStatus, isStarted = true) {
  const visitor = createShopper(gateway.fetch)
  await visitor.add({ cloth: 1 })
  const { transactionId } = (await visitor.placeOrder()).body
  if (isStarted) await visitor.nets()
  const { db } = gateway
  await db.update(transactions).set({ status }).where(eq(transactions.id, transactionId))
  const reconcile = vi.fn<Reconcile>(() => Promise.resolve())
  await placePaidOrder(db, { shopId: 'test_dk', userId: visitor.userId }, reconcile)
  return { transactionId, asked: reconcile.mock.calls.flat() }
}

const cloth = [{ id: 'cloth', quantity: 1 }]

async function saved(cart: Partial<StoredCart>, userId: string = randomUUID()) {
  const key = { shopId: 'test_dk', userId }
  await saveCart(gateway.db, key, { ...emptyCart, ...cart }, anyNewCart)
  return key
}

/** Puts an anonymous cart into a customer's, and returns both. */
async function together(anonymous: Partial<StoredCart>, own: Partial<StoredCart>) {
  const { db } = gateway
  const [from, into] = [await saved(anonymous), await saved(own)]
  await mergeCarts(db, from, into, anyNewCart)
  return { anonymous: await loadCart(db, from), own: await loadCart(db, into) }
}

describe('mergeCarts', () => {
  it('[CART-24] who logs in after paying does not find the paid goods in the cart, although no webhook has arrived', async () => {
    const anonymous = createShopper(gateway.fetch)
    const { transactionId, correlationId, paymentId } = await anonymous.ordersAtNets({ battery: 2 })
    provider.pay(paymentId, transactionId, 13_800)
    const customer = await logIn(anonymous)
    expect((await customer.cart()).total).toBe(0)
    const { body } = await anonymous.transaction(transactionId, correlationId)
    expect(body).toMatchObject({ status: 'Succeeded', orderPlaced: true })
  })

  it('[CART-24] who logs in while the provider cannot be reached still finds the goods in the cart', async () => {
    const anonymous = createShopper(gateway.fetch)
    const { transactionId, paymentId } = await anonymous.ordersAtNets({ cloth: 1 })
    provider.failToRead(paymentId)
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const customer = await logIn(anonymous)
    expect((await customer.cart()).products).toMatchObject([{ itemNumber: 'CLOTH-1' }])
    const logged = log.mock.calls.join()
    for (const part of ['payment-unresolved', transactionId, 'cannot be reached']) expect(logged).toContain(part)
    log.mockRestore()
    await customer.post('/cart/remove', { itemNumber: 'CLOTH-1' })
  })

  it('[CART-24] who logs in while paying cannot pay for the same goods a second time (OP-11)', async () => {
    const anonymous = createShopper(gateway.fetch)
    const { transactionId, paymentId } = await anonymous.ordersAtNets({ battery: 1 })
    const customer = await logIn(anonymous)
    await gateway.runDueJobs()
    expect(provider.asked).toContain(`terminate ${paymentId}`)
    const { db } = gateway
    const [ended] = await db.select().from(transactions).where(eq(transactions.id, transactionId))
    expect(ended).toMatchObject({ status: 'cancelled', isCurrent: false })
    expect((await customer.placeOrder()).body.transactionId).not.toBe(transactionId)
  })

  describe('before the carts are put together', () => {
    it.each(['authorising', 'pending'] as const)('the provider is asked about a payment that is %s', async (status) => {
      const { transactionId, asked } = await askedAbout(status)
      expect(asked).toEqual([transactionId])
    })

    it.each(['paid', 'cancelled'] as const)('the provider is not asked about a payment that is %s', async (status) => {
      expect((await askedAbout(status)).asked).toEqual([])
    })

    it('the provider is not asked about a payment that was never started', async () => {
      expect((await askedAbout('authorising', false)).asked).toEqual([])
    })
  })

  describe('two carts after login', () => {
    afterEach(() => vi.restoreAllMocks())

    const latest: Partial<StoredCart> = {
      properties: { promoCode: 'LATEST', referralCode: 'FRIEND' },
      encryptedCpr: 'latest',
      shippingMethod: 'home',
      paymentCode: 'card',
    }
    const earlier: Partial<StoredCart> = {
      properties: { promoCode: 'EARLIER', eanNumberApplied: '5798000000001' },
      encryptedCpr: 'earlier',
      shippingMethod: 'parcel-shop',
      paymentCode: 'invoice',
    }

    it('keep what the visitor chose just now, and of the earlier cart what was not chosen again', async () => {
      const { own } = await together({ ...latest, lines: cloth }, earlier)
      const properties = { promoCode: 'LATEST', referralCode: 'FRIEND', eanNumberApplied: '5798000000001' }
      expect(own).toMatchObject({ ...latest, properties, lines: cloth })
    })

    it('keep what the customer chose before if the visitor chose nothing', async () => {
      expect((await together({ lines: cloth }, earlier)).own).toMatchObject({ ...earlier, lines: cloth })
    })

    it('keep what the visitor chose if the customer had no cart yet', async () => {
      expect((await together({ ...latest, lines: cloth }, {})).own).toMatchObject({ ...latest, lines: cloth })
    })

    it('leave no goods and nothing personal in the anonymous one', async () => {
      const { anonymous } = await together({ ...latest, lines: cloth }, earlier)
      expect(anonymous).toMatchObject({ lines: [], properties: {}, encryptedCpr: null })
    })

    it('stay as they are if the anonymous one has no goods', async () => {
      expect(await together(latest, earlier)).toEqual({
        anonymous: { ...emptyCart, ...latest, version: 1 },
        own: { ...emptyCart, ...earlier, version: 1 },
      })
    })

    it('lose no goods if the customer’s cart cannot be saved: the visitor is asked to try again', async () => {
      const { db } = gateway
      // The anonymous cart is emptied first, because its visitor's id is the lower one.
      const [from, into] = [await saved({ lines: cloth }, 'visitor-1'), await saved(earlier, 'visitor-2')]
      // As if another call were always faster.
      await db.execute(sql`
      create function keep_row() returns trigger language plpgsql as
      'begin if new.user_id = tg_argv[0] then return null; end if; return new; end'
    `)
      await db.execute(
        sql.raw(`
      create trigger keep before update on carts for each row execute function keep_row('${into.userId}')
    `),
      )
      try {
        await expect(mergeCarts(db, from, into, anyNewCart)).rejects.toMatchObject({ status: 503 })
      } finally {
        await db.execute(sql`drop function keep_row cascade`)
      }
      expect((await loadCart(db, from)).lines).toEqual(cloth)
      await mergeCarts(db, from, into, anyNewCart)
      expect((await loadCart(db, into)).lines).toEqual(cloth)
    })

    it('are not tried again after another failure, which is reported as it is', async () => {
      const { db } = gateway
      const broken = vi.spyOn(db, 'transaction').mockRejectedValue(new Error('The disk is full'))
      await expect(mergeCarts(db, await saved({ lines: cloth }), await saved({}), anyNewCart)).rejects.toThrow(
        'The disk is full',
      )
      expect(broken).toHaveBeenCalledOnce()
    })
  })
})
