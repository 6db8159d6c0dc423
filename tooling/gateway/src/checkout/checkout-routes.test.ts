import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import {
  createMailbox,
  createFakeNets,
  createShopper,
  type FakeNets,
  type Shopper,
  useTestGateway,
} from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'

let nets: FakeNets
const { mails, sendMail } = createMailbox()

const gateway = useTestGateway({ platform: { fetch: (...request) => nets.fetch(...request), sendMail } })

const shopperWith = async (products: Record<string, number> = { battery: 2 }, shopId = 'test_dk') => {
  const shopper = createShopper(gateway.fetch, shopId)
  await shopper.add(products)
  return shopper
}
const ordersOf = (userId: string) => gateway.db.select().from(orders).where(eq(orders.userId, userId))
const transactionsOf = (userId: string) => gateway.db.select().from(transactions).where(eq(transactions.userId, userId))
/** Returns the state of each transaction of a visitor, and whether it is the current one. */
const stateOf = async ({ userId }: Shopper) =>
  Object.fromEntries((await transactionsOf(userId)).map(({ id, status, isCurrent }) => [id, [status, isCurrent]]))

describe('checkout routes', () => {
  beforeEach(() => {
    nets = createFakeNets()
    mails.length = 0
  })

  describe('placing an order', () => {
    it('starts a transaction that can be read with its three ids [API-17, API-18, PAY-23, RES-12]', async () => {
      const shopper = await shopperWith()
      const { status, body } = await shopper.placeOrder()
      expect({ status, errorKeys: body.errorKeys }).toEqual({ status: 200, errorKeys: undefined })
      const { body: transaction } = await shopper.transaction(body.transactionId, body.correlationId)
      expect(transaction).toMatchObject({
        orderPlaced: false,
        orderNumber: '',
        status: 'Pending',
        correlationId: body.correlationId,
        products: [
          {
            id: 'battery',
            itemNumber: 'BAT-312',
            quantity: 2,
            total: '79,00\u00A0kr.',
            priceResponse: { price: 39.5 },
          },
        ],
        subTotalInclVat: '79,00\u00A0kr.',
        subTotalExclVat: '63,20\u00A0kr.',
        shippingPriceInclVat: '59,00\u00A0kr.',
        shippingPriceExclVat: '47,20\u00A0kr.',
        vat: '27,60\u00A0kr.',
        totalPrice: '138,00\u00A0kr.',
        currencyCode: 'DKK',
        hash: (await shopper.cart()).hash,
      })
    })

    it('names what was chosen of a line and nothing else, in the order in which the cart does', async () => {
      const shopper = await shopperWith({ 'domes-8': 1 })
      const [line] = (await shopper.cart()).products
      const attributes = [
        ['material', 'silicone'],
        ['size', '8 mm'],
      ]
      expect(Object.entries(line.productAttributes)).toEqual(attributes)
      const { transactionId, correlationId } = (await shopper.placeOrder()).body
      const { products } = (await shopper.transaction(transactionId, correlationId)).body
      expect(products).toMatchObject([{ colorName: line.colorName }])
      expect(Object.entries(products[0].productAttributes)).toEqual(attributes)
    })

    it('names every faulty field of both addresses [CHK-05, CHK-21]', async () => {
      const shopper = await shopperWith()
      const { body } = await shopper.placeOrder({
        invoiceAddress: { ...shopper.address, email: 'inger', firstName: ' ' },
        deliveryAddress: {
          ...shopper.address,
          email: '',
          city: '',
          countryCode: 'GB',
        },
      })
      expect(body.transactionId).toBeUndefined()
      expect(body.errorKeys.toSorted()).toEqual([
        'deliveryAddress.city',
        'deliveryAddress.countryCode',
        'invoiceAddress.email',
        'invoiceAddress.firstName',
      ])
      expect(await transactionsOf(shopper.userId)).toEqual([])
    })

    it.each([
      ['[CHK-15]', 'consent-required', { termsAndConditionsAgreed: false }],
      ['[CHK-16]', 'consent-required', { privacyPolicyAgreed: false }],
      ['[CHK-14]', 'invalid-shipping-method', { shippingMethod: 'pigeon' }],
    ])('%s is refused with %s', async (_ids, errorKey, changes) => {
      const shopper = await shopperWith()
      expect((await shopper.placeOrder(changes)).body.errorKeys).toEqual([errorKey])
    })

    it('is refused with an empty cart [CHK-30]', async () => {
      const shopper = createShopper(gateway.fetch)
      expect((await shopper.placeOrder()).body.errorKeys).toEqual(['cart-empty'])
    })

    it('takes no price from the browser', async () => {
      const shopper = await shopperWith()
      await shopper.placeOrder({ totalPrice: 1, amount: 1, currency: 'JPY', products: [{ price: 1 }] })
      expect(await transactionsOf(shopper.userId)).toMatchObject([
        { amountMinor: 13_800, currency: 'DKK', status: 'created' },
      ])
    })

    it('twice, from two tabs or by a double click, is one transaction', async () => {
      const shopper = await shopperWith()
      const placed = await Promise.all(Array.from({ length: 6 }, () => shopper.placeOrder()))
      expect(new Set(placed.map(({ body }) => body.transactionId)).size).toBe(1)
      expect(await transactionsOf(shopper.userId)).toHaveLength(1)
    })

    it.each<[string, (shopper: Shopper) => object]>([
      ['another address', ({ address }) => ({ invoiceAddress: { ...address, city: 'Gentofte' } })],
      [
        'an address of its own for the parcel',
        ({ address }) => ({ deliveryAddress: { ...address, city: 'Gentofte' } }),
      ],
      ['another way of delivery', () => ({ shippingMethod: 'parcel-shop' })],
    ])('again with %s takes the place of the one before', async (_what, change) => {
      const shopper = await shopperWith()
      const first = (await shopper.placeOrder()).body.transactionId
      const second = (await shopper.placeOrder(change(shopper))).body.transactionId
      expect(await stateOf(shopper)).toEqual({ [first]: ['cancelled', false], [second]: ['created', true] })
      expect(second).not.toBe(first)
    })

    it('again with another cart takes the place of the one before', async () => {
      const shopper = await shopperWith()
      const first = (await shopper.placeOrder()).body.transactionId
      await shopper.add({ cloth: 1 })
      const second = (await shopper.placeOrder()).body.transactionId
      expect(await stateOf(shopper)).toEqual({ [first]: ['cancelled', false], [second]: ['created', true] })
      expect(second).not.toBe(first)
    })

    it.each<[Partial<typeof transactions.$inferInsert>, boolean]>([
      [{ status: 'authorising' }, true],
      [{ status: 'pending' }, true],
      [{ status: 'failed' }, false],
      [{ status: 'cancelled' }, false],
      [{ provider: 'klarna' }, false],
    ])('again, after it came to %j, goes on with it: %j', async (changes, goesOn) => {
      const shopper = await shopperWith()
      const { transactionId } = (await shopper.placeOrder()).body
      await gateway.db.update(transactions).set(changes).where(eq(transactions.id, transactionId))
      expect((await shopper.placeOrder()).body.transactionId === transactionId).toBe(goesOn)
    })

    it('of a cart that was emptied meanwhile is refused, although it was begun', async () => {
      const shopper = await shopperWith()
      await shopper.placeOrder()
      await shopper.post('/cart/remove', { itemNumber: 'BAT-312' })
      expect((await shopper.placeOrder()).body.errorKeys).toEqual(['cart-empty'])
    })
  })

  describe('paying with Nets', () => {
    it('gives what the payment window needs, and the same payment again after a detour [API-22, PAY-06]', async () => {
      const shopper = await shopperWith()
      const { transactionId, correlationId } = (await shopper.placeOrder()).body
      const { status, body } = await shopper.nets()
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          paymentId: expect.stringMatching(/^pay1/),
          transactionId,
          correlationId,
          clientKey: 'sandbox-nets-checkout',
          language: 'da-DK',
          scriptUrl: 'http://localhost:8080/v1/checkout.js?v=1',
        },
      })
      expect((await shopper.nets()).body.paymentId).toBe(body.paymentId)
      expect(nets.payments.size).toBe(1)
    })

    it('creates one payment however many tabs open the page', async () => {
      const shopper = await shopperWith()
      await shopper.placeOrder()
      const opened = await Promise.all(Array.from({ length: 5 }, () => shopper.nets()))
      expect(new Set(opened.map(({ body }) => body.paymentId)).size).toBe(1)
      expect(nets.payments.size).toBe(1)
    })

    it('says so when Nets cannot be reached, and works once it is back [PAY-08]', async () => {
      const shopper = await shopperWith()
      await shopper.placeOrder()
      nets.setUnavailable(true)
      expect(await shopper.nets()).toMatchObject({ status: 502, body: { errorCode: 'payment-provider-unavailable' } })
      nets.setUnavailable(false)
      expect((await shopper.nets()).status).toBe(200)
    })

    it('is not found without a placed order, and in a shop of another provider', async () => {
      expect((await createShopper(gateway.fetch).nets()).status).toBe(404)
      expect((await createShopper(gateway.fetch, 'test_free').nets()).status).toBe(404)
    })

    it('ends the payment of an order that another one replaced at once', async () => {
      const shopper = await shopperWith()
      await shopper.placeOrder()
      const { paymentId } = (await shopper.nets()).body
      await shopper.placeOrder({ shippingMethod: 'parcel-shop' })
      await gateway.background.idle()
      expect(nets.payments.get(paymentId)?.terminated).toBe(true)
      expect((await transactionsOf(shopper.userId)).map(({ status }) => status).toSorted()).toEqual([
        'cancelled',
        'created',
      ])
    })

    it('still places the replaced order if it was paid, so that no money is taken for nothing', async () => {
      const shopper = await shopperWith()
      await shopper.placeOrder()
      const { paymentId, transactionId } = (await shopper.nets()).body
      nets.pay(paymentId)
      await shopper.placeOrder({ shippingMethod: 'parcel-shop' })
      await gateway.runDueJobs()
      expect(await ordersOf(shopper.userId)).toMatchObject([{ transactionId }])
    })
  })

  it.each(['authorising', 'pending'] as const)(
    'places the order of a payment that is %s and paid as soon as its page asks for it',
    async (status) => {
      const shopper = await shopperWith()
      const { transactionId, correlationId } = (await shopper.placeOrder()).body
      const { paymentId } = (await shopper.nets()).body
      nets.pay(paymentId)
      const notReadLately = { status, providerReadAt: null }
      await gateway.db.update(transactions).set(notReadLately).where(eq(transactions.id, transactionId))
      await shopper.transaction(transactionId, correlationId)
      await gateway.background.idle()
      expect(await ordersOf(shopper.userId)).toMatchObject([{ transactionId }])
    },
  )

  describe('the confirmation', () => {
    it('of a free order leaves at once', async () => {
      const shopper = await shopperWith({ battery: 2 }, 'test_free')
      await shopper.placeOrder({ customProperties: { cprNumber: '251248-9996' } })
      await gateway.background.idle()
      expect(mails).toMatchObject([{ to: shopper.address.email }])
    })

    it('is mailed once, in the shop’s language, to the invoice address', async () => {
      const shopper = await shopperWith({ drier: 1, 'domes-8': 1 })
      await shopper.placeOrder()
      const { paymentId, transactionId } = (await shopper.nets()).body
      nets.pay(paymentId)
      await gateway.db
        .update(transactions)
        .set({ providerReadAt: new Date(0) })
        .where(eq(transactions.id, transactionId))
      await gateway.runDueJobs()
      await gateway.runDueJobs()
      const [order] = await ordersOf(shopper.userId)
      expect(mails).toHaveLength(1)
      expect(mails[0]).toMatchObject({
        to: 'inger@example.com',
        subject: `Ordre ${order?.orderNumber}`,
        id: `confirmation-${transactionId}`,
      })
      expect(mails[0]?.text).toContain('1 × Drier (DRY-1)  299,00\u00A0kr.')
      expect(mails[0]?.text).toContain('1 × Domes, material silicone, size 8 mm (DOME-8)  75,00\u00A0kr.')
      expect(mails[0]?.text).toContain('I alt  433,00\u00A0kr.')
      expect(mails[0]?.text).toContain('2900 Hellerup')
    })

    it('is sent later when the mail server cannot be reached', async () => {
      const shopper = await shopperWith({ cloth: 1 }, 'test_free')
      let isUnavailable = true
      const sent: string[] = []
      const other = gateway.another({
        sendMail: ({ to }) =>
          isUnavailable ? Promise.reject(new Error('ECONNREFUSED')) : Promise.resolve(void sent.push(to)),
      })
      await createShopper(
        async (...request) => await other.app.fetch(new Request(...request)),
        'test_free',
        shopper.userId,
      ).placeOrder({
        customProperties: { cprNumber: '251248-9996' },
      })
      await other.background.idle()
      expect(sent).toEqual([])
      isUnavailable = false
      await gateway.database.pool.query('update outbox set due_at = now() where done_at is null')
      await other.runDueJobs()
      expect(sent).toEqual(['inger@example.com'])
    })
  })
})
