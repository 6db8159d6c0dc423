import { eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../model/clock.ts'
import { orders } from '../../../orders/order-tables.ts'
import { createGatewaySandboxes, createShopper, eventually, useTestGateway } from '../../../../testing/test.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'
import { webhookInbox } from '../../webhook-tables.ts'

// Gateway and sandbox were written independently from Klarna's documents. This test connects them, including pushes and validation.
let cutOff: ((request: Request) => boolean) | undefined
const sandboxes = createGatewaySandboxes((...request) => gateway.fetch(...request))
const toSandbox: typeof fetch = async (...asked) => {
  const request = new Request(...asked)
  const isCut = cutOff?.(request) === true
  const answer = await sandboxes.fetch(request)
  if (isCut) throw new TypeError('terminated')
  return answer
}

const gateway = useTestGateway({
  platform: { fetch: toSandbox },
  environment: { SHOP_CACHE: 'off', CUSTOMERS_PER_ADDRESS: '1' },
})

const orderIdIn = (html: string) => /\/checkout\/orders\/(\w+)/.exec(html)?.[1] ?? ''

/** A customer at Klarna's form. The e-mail address decides the outcome. */
async function openForm({
  products = { battery: 2 },
  mark = '',
  delivery,
}: { products?: Record<string, number>; mark?: string; delivery?: object | undefined } = {}) {
  const shopper = createShopper(gateway.fetch)
  await shopper.add(products)
  const email = `inger-${shopper.userId}${mark}@example.com`
  const { address } = shopper
  const deliveryAddress = delivery && { ...address, ...delivery }
  const ids = (await shopper.placeOrder({ invoiceAddress: { ...address, email }, deliveryAddress })).body
  const { body, status } = await shopper.klarna()
  expect([status, body.transactionId]).toEqual([200, ids.transactionId])
  const id = orderIdIn(body.dropInHtml)
  const buy = async (more: object = {}) => {
    const answer = await sandboxes.post(`/checkout/orders/${id}/buy`, {
      method: 'invoice',
      address: { email },
      ...more,
    })
    return answer.json()
  }
  const managed = async () => {
    const headers = { authorization: `Basic ${btoa('sandbox-klarna:sandbox-klarna-secret')}` }
    return (await sandboxes.fetch(`http://sandbox.test/kustom/ordermanagement/v1/orders/${id}`, { headers })).json()
  }
  const confirmation = () => shopper.get('/klarna/order', ids)
  const transaction = async () => (await shopper.transaction(ids.transactionId, ids.correlationId)).body
  const placed = () => gateway.db.select().from(orders).where(eq(orders.userId, shopper.userId))
  return { shopper, email, ids, id, buy, managed, confirmation, transaction, placed }
}
const scenario = (email: string, ...steps: string[]) =>
  sandboxes.post('/__sandbox/scenarios', { provider: 'klarna', match: { email }, steps })

/** Runs the jobs as if the payments had not been read for a while. */
async function runJobsLater() {
  await gateway.db.update(transactions).set({ providerReadAt: new Date(0) })
  await gateway.runDueJobs()
}

function adapter() {
  const { db } = gateway
  const klarna = gateway.settings.connectProviders({ fetch: toSandbox, db, clock: systemClock }).get('klarna')
  if (!klarna) throw new Error('There is no Klarna')
  return klarna
}

async function paidTransaction(id: string) {
  const [row] = await gateway.db.select().from(transactions).where(eq(transactions.id, id))
  return { ...row!, paymentId: row?.paymentId ?? '' }
}

describe('Klarna’s sandbox', () => {
  beforeAll(() => gateway.useProvider('klarna'))

  describe('an order bought at Klarna', () => {
    it('[API-21] is placed once by browser or push, whichever comes first, and acknowledged with its number', async () => {
      const { buy, confirmation, managed, placed, id, ids } = await openForm()
      const { kind, url } = await buy()
      expect([kind, new URL(url).pathname]).toEqual([
        'complete',
        `/order-confirmation/${ids.transactionId}/${ids.correlationId}`,
      ])
      const [one, other] = await Promise.all([confirmation(), confirmation()])
      await gateway.runDueJobs()
      const [order, ...more] = await placed()
      expect(more).toEqual([])
      for (const { body } of [one, other]) {
        expect(body).toMatchObject({ orderNumber: order?.orderNumber, paymentId: id, correlationId: ids.correlationId })
        expect(body.dropInHtml).toContain('checkout_complete')
      }
      expect(await managed()).toMatchObject({
        merchant_reference1: order?.orderNumber,
        merchant_reference2: ids.transactionId,
      })
    })

    it.each([
      ['left out', undefined],
      ['the same as that of the payer', {}],
    ])(
      '[PAY-05] goes to the address of the form, and mail and confirmation say so: delivery was %s',
      async (_what, delivery) => {
        const { shopper, buy, transaction, placed, email } = await openForm({ delivery })
        expect((await transaction()).isAddressFromPayment).toBeUndefined()
        const moved = { given_name: 'Inger', family_name: 'Sørensen', postal_code: '8000', city: 'Aarhus C' }
        expect((await buy({ address: { email, ...moved, street_address: 'Vestergade 3' } })).kind).toBe('complete')
        await eventually(async () => expect((await transaction()).orderPlaced).toBe(true))
        expect((await transaction()).isAddressFromPayment).toBe(true)
        const [order] = await placed()
        expect(order?.draft.deliveryAddress).toBeNull()
        expect(order?.draft.invoiceAddress).toMatchObject({
          firstName: 'Inger',
          addressLine1: 'Vestergade 3',
          postalCode: '8000',
          city: 'Aarhus C',
          countryCode: shopper.address.countryCode,
          email,
        })
      },
    )

    it('[PAY-05] still goes to the delivery address when only the payer has moved', async () => {
      const { buy, transaction, placed, email } = await openForm({ delivery: { firstName: 'Ole', city: 'Skagen' } })
      await buy({ address: { email, street_address: 'Vestergade 3', city: 'Aarhus C' } })
      await eventually(async () => expect((await transaction()).orderPlaced).toBe(true))
      expect((await placed())[0]?.draft).toMatchObject({
        invoiceAddress: { addressLine1: 'Vestergade 3', city: 'Aarhus C' },
        deliveryAddress: { firstName: 'Ole', city: 'Skagen' },
      })
    })

    it('[PAY-05] keeps the address as it was typed where Klarna only writes it otherwise', async () => {
      const { shopper, buy, transaction, placed, email } = await openForm()
      const { address } = shopper
      const written = { postal_code: `${address.postalCode} `, city: address.city.toUpperCase() }
      await buy({ address: { email, street_address: address.addressLine1, ...written } })
      await eventually(async () => expect((await transaction()).orderPlaced).toBe(true))
      expect((await transaction()).isAddressFromPayment).toBeUndefined()
      expect((await placed())[0]?.draft.invoiceAddress.city).toBe(address.city)
    })

    it('[OP-13] shows its confirmation without the correlation id, and not to other visitors', async () => {
      const { shopper, buy, ids } = await openForm()
      await buy()
      const { transactionId, correlationId } = ids
      expect((await shopper.get('/klarna/order', { transactionId })).body.correlationId).toBe(correlationId)
      expect((await shopper.get('/klarna/order', { transactionId, correlationId: 'other' })).status).toBe(404)
      expect((await createShopper(gateway.fetch).get('/klarna/order', ids)).status).toBe(404)
    })

    it('is placed by its push if the customer never returns', async () => {
      const { buy, transaction, placed } = await openForm({ products: { cloth: 7, battery: 13, drier: 5 } })
      await buy()
      await eventually(async () =>
        expect(await transaction()).toMatchObject({ status: 'Succeeded', orderPlaced: true }),
      )
      expect(await placed()).toHaveLength(1)
    })

    it('is found by polling if neither customer nor push arrives', async () => {
      const { email, buy, transaction } = await openForm()
      await scenario(email, 'never')
      await buy()
      await runJobsLater()
      expect(await transaction()).toMatchObject({ status: 'Succeeded', orderPlaced: true })
    })

    it('is shown to a customer who returns to pay, although no push has arrived', async () => {
      const { shopper, email, buy, placed } = await openForm()
      await scenario(email, 'never')
      await buy()
      expect((await shopper.klarna()).body.dropInHtml).toContain('checkout_complete')
      expect(await placed()).toHaveLength(1)
    })

    it('with another amount than agreed is held for review', async () => {
      const { email, buy, confirmation, transaction, placed } = await openForm()
      await scenario(email, 'wrong-amount')
      await buy()
      expect((await confirmation()).body.orderNumber).toBe('')
      expect(await transaction()).toMatchObject({ status: 'Pending', orderPlaced: false })
      expect(await placed()).toEqual([])
    })
  })

  describe('a customer', () => {
    it('whom Klarna declines may try again in the same form', async () => {
      const { shopper, buy, confirmation, transaction, id } = await openForm()
      expect(await buy({ approved: false })).toEqual({ kind: 'declined' })
      expect((await confirmation()).status).toBe(409)
      expect(await transaction()).toMatchObject({ status: 'Pending', orderPlaced: false })
      expect(orderIdIn((await shopper.klarna()).body.dropInHtml)).toBe(id)
      await buy()
      expect((await confirmation()).body.orderNumber).not.toBe('')
    })

    it('has one form in two tabs', async () => {
      const { shopper, id } = await openForm()
      const [one, other] = await Promise.all([shopper.klarna(), shopper.klarna()])
      expect([one, other].map(({ body }) => orderIdIn(body.dropInHtml))).toEqual([id, id])
    })

    it('gets another form if the answer to the first was lost, which is never shown', async () => {
      const shopper = createShopper(gateway.fetch)
      await shopper.add({ battery: 2 })
      await shopper.placeOrder()
      cutOff = ({ method }) => method === 'POST'
      expect((await shopper.klarna()).status).toBe(502)
      cutOff = undefined
      expect(orderIdIn((await shopper.klarna()).body.dropInHtml)).not.toBe('')
    })

    it('learns that Klarna is unreachable, and loses nothing by it', async () => {
      const { shopper, buy, confirmation } = await openForm()
      cutOff = () => true
      expect([(await shopper.klarna()).status, (await confirmation()).status]).toEqual([502, 502])
      cutOff = undefined
      await buy()
      expect((await confirmation()).status).toBe(200)
    })

    it('who changes the address gets a new form, and the previous one cannot be used to buy', async () => {
      const { shopper, id, buy, transaction } = await openForm()
      await shopper.placeOrder({ invoiceAddress: { ...shopper.address, city: 'Skagen' } })
      await gateway.runDueJobs()
      expect((await transaction()).status).toBe('Cancelled')
      expect(await buy()).toEqual({ kind: 'unavailable' })
      expect(orderIdIn((await shopper.klarna()).body.dropInHtml)).not.toBe(id)
    })

    it('who lets two days pass starts again', async () => {
      const { shopper, id, transaction } = await openForm()
      await sandboxes.post(`/__sandbox/klarna/orders/${id}/expire`)
      expect(await shopper.klarna()).toMatchObject({ status: 409, body: { errorCode: 'payment-ended' } })
      expect((await transaction()).status).toBe('Cancelled')
    })
  })

  describe('a buyer whom Klarna reviews', () => {
    it.each([
      ['accept', { status: 'Succeeded', orderPlaced: true }, 1],
      ['reject', { status: 'Error', orderPlaced: false }, 0],
    ])('has an outcome when it says %s', async (decision, outcome, placedOrders) => {
      const { id, buy, confirmation, transaction, placed } = await openForm({ mark: `+pend-${decision}` })
      await buy()
      expect((await confirmation()).body).toMatchObject({ orderNumber: '', paymentId: id })
      expect(await transaction()).toMatchObject({ status: 'Pending', orderPlaced: false })
      await sandboxes.post(`/__sandbox/klarna/orders/${id}/${decision}`)
      await eventually(async () => expect(await transaction()).toMatchObject(outcome))
      expect(await placed()).toHaveLength(placedOrders)
    })
  })

  describe('the money of an order', () => {
    it('is captured and refunded once, however often that is requested [OP-63]', async () => {
      const { ids, buy, confirmation, managed } = await openForm()
      await buy()
      await confirmation()
      const paid = await paidTransaction(ids.transactionId)
      const klarna = adapter()
      for (const operation of ['capture', 'refund'] as const) {
        cutOff = ({ url }) => url.endsWith(`/${operation}s`)
        await expect(klarna[operation](paid, 1)).rejects.toThrow('terminated')
        cutOff = undefined
        expect(await klarna[operation](paid, 1)).toMatchObject({ isAccepted: true })
        const again = { ...paid, id: 'asked-for-under-another-number' }
        expect(await klarna[operation](again, 1)).toEqual({ isAccepted: false })
      }
      expect(await managed()).toMatchObject({ captured_amount: 13_800, refunded_amount: 13_800 })
      expect(await klarna.readMoney(paid)).toMatchObject({ capturedMinor: 13_800, refundedMinor: 13_800 })
    })

    it('is released when the order is cancelled', async () => {
      const { ids, buy, confirmation, managed } = await openForm()
      await buy()
      await confirmation()
      const paid = await paidTransaction(ids.transactionId)
      await adapter().cancel(paid, 1)
      await adapter().cancel(paid, 1)
      expect(await managed()).toMatchObject({ status: 'CANCELLED', remaining_authorized_amount: 0 })
      expect(await adapter().capture(paid, 1)).toEqual({ isAccepted: false })
      expect(await adapter().readMoney(paid)).toMatchObject({ capturedMinor: 0, releasedMinor: 13_800 })
    })
  })

  it('accepts only a few pushes about unknown orders, and all about stored ones', async () => {
    const { id } = await openForm()
    const push = async (orderId: string) => {
      const url = `http://gateway.test/webhooks/klarna/push?klarna_order_id=${orderId}`
      return (await gateway.fetch(url, { method: 'POST', headers: { 'x-forwarded-for': '192.0.2.77' } })).status
    }
    const statuses: number[] = []
    for (let index = 0; index < 40; index++) statuses.push(await push(`made-up-order-${index}`))
    expect(statuses).toEqual(statuses.map((_, index) => (index < 30 ? 200 : 429)))
    expect(await gateway.db.$count(webhookInbox, like(webhookInbox.body, '%made-up-order%'))).toBe(30)
    expect(await push(id)).toBe(200)
  })
})
