import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createShopper, type Shopper, useTestGateway } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { orders } from './order-tables.ts'

const gateway = useTestGateway({ shops: 'demo' })
let demo: Shopper
let newcomer: Shopper

async function loggedIn(email: string): Promise<Shopper> {
  const { access_token: token, user } = await createShopper(gateway.fetch, 'product_uk').logIn(email)
  const shopper = createShopper(gateway.fetch, 'product_uk', user.userId)
  shopper.useToken(token)
  return shopper
}

const historyOf = (shopper: Shopper, query: Record<string, string> = {}) => shopper.get('/v1.0/orders/history', query)
const numbersOf = (items: { orderNumber: string }[]) => items.map(({ orderNumber }) => orderNumber)

const first = async (): Promise<string> => (await historyOf(demo)).body.items[0].orderNumber

interface Listed {
  orderNumber: string
  status: string
  outcome?: string
  parcel?: { trackingNumber: string; trackingUrl?: string }
}
const listed = async (): Promise<Listed[]> => (await historyOf(demo, { pageSize: '50' })).body.items
const withStatus = async (status: string) => (await listed()).filter((item) => item.status === status)
const detailsOf = async ({ orderNumber }: Listed): Promise<Listed> =>
  (await demo.get(`/v1.0/orders/history/${orderNumber}`)).body

describe('order routes', () => {
  beforeAll(async () => {
    demo = await loggedIn('demo@example.com')
    newcomer = await loggedIn('new@example.com')
  })

  describe('the list of orders', () => {
    it('has ten of the newest to begin with, and says how many there are [API-37] [ORD-01] (OP-34)', async () => {
      const { status, body } = await historyOf(demo)
      expect(status).toBe(200)
      expect(body.totalCount).toBe(64)
      expect(body.items).toHaveLength(10)
      const [newest] = body.items
      expect(newest).toMatchObject({ placedByUserName: 'Margaret Anne Whitfield', status: 'Open' })
      const dates: string[] = body.items.map((item: { placementDate: string }) => item.placementDate)
      expect(dates).toEqual(dates.toSorted().toReversed())
    })

    it.each(['10', '20', '50'])('shows each order once on pages of %s [ORD-01]', async (pageSize) => {
      const pages = Array.from({ length: Math.ceil(64 / Number(pageSize)) }, (_, index) => `${index + 1}`)
      const shown: string[] = []
      for (const pageNumber of pages)
        shown.push(...numbersOf((await historyOf(demo, { pageNumber, pageSize })).body.items))
      expect(new Set(shown).size).toBe(64)
      expect(shown).toHaveLength(64)
      expect((await historyOf(demo, { pageNumber: '9', pageSize })).body).toEqual({ items: [], totalCount: 64 })
    })

    it('is empty for a customer who has bought nothing', async () => {
      expect((await historyOf(newcomer)).body).toEqual({ items: [], totalCount: 0 })
    })

    it.each([{ pageNumber: '0' }, { pageSize: '51' }, { pageNumber: 'x' }, { pageSize: '1.5' }])(
      'refuses a page that cannot be: %o',
      async (query) => {
        const { status, body } = await historyOf(demo, query)
        expect({ status, code: body.errorCode }).toEqual({
          status: 400,
          code: 'pageNumber' in query ? 'invalid-page-number' : 'invalid-page-size',
        })
      },
    )
  })

  describe('an order', () => {
    it('has lines, amounts and addresses [API-38] [ORD-06, ORD-07, ORD-08, ORD-09]', async () => {
      const orderNumber = await first()
      const { body } = await demo.get(`/v1.0/orders/history/${orderNumber}`)
      expect(body).toMatchObject({
        orderNumber,
        status: 'Open',
        paymentType: 'Visa',
        orderLines: [{ unitPriceStr: expect.stringMatching(/^£/), totalStr: expect.stringMatching(/^£/) }],
        pricingDetails: { totalStr: expect.stringMatching(/^£/), taxStr: expect.stringMatching(/^£/) },
        shippingLocation: { nameLine1: 'Margaret Anne Whitfield', country: 'GB' },
        invoiceAccount: { addressLine1: '14 Orchard Lane' },
      })
    })

    it.each([
      [null, 'Adyen'],
      ['invoice', 'Invoice'],
      ['of-another-time', 'Adyen'],
    ])('names the payment method, or else the provider: %s is %s [ORD-06]', async (kept, shown) => {
      const orderNumber = await first()
      const { db } = gateway
      const isOf = eq(transactions.orderNumber, orderNumber)
      await db.execute(sql`update transactions set payment_method = ${kept} where ${isOf}`)
      expect((await demo.get(`/v1.0/orders/history/${orderNumber}`)).body.paymentType).toBe(shown)
    })

    it('is printed with phone and e-mail [API-39] [ORD-13] (OP-39)', async () => {
      const orderNumber = await first()
      const { body } = await demo.get(`/orders/${demo.userId}/${orderNumber}`)
      expect(body).toMatchObject({
        orderNumber,
        orderDateFormatted: expect.stringMatching(/^\d+ \w+ \d{4}$/),
        invoiceAddress: { name: 'Margaret Anne Whitfield', email: 'demo@example.com', countryCode: 'GB' },
        productList: [{ price: expect.stringMatching(/^£/), quantity: 1 }],
        totalPrice: expect.stringMatching(/^£/),
      })
    })

    it('is printed with the shop’s day, wherever the gateway runs [ORD-13] [ORD-18]', async () => {
      const orderNumber = await first()
      const { db } = gateway
      const halfPastMidnight = new Date('2026-06-30T23:30:00Z')
      await db.update(orders).set({ placedAt: halfPastMidnight }).where(eq(orders.orderNumber, orderNumber))
      onTestFinished(() => void vi.unstubAllEnvs())
      for (const zone of ['Pacific/Kiritimati', 'America/Nuuk', 'Pacific/Honolulu']) {
        vi.stubEnv('TZ', zone)
        const { body } = await demo.get(`/orders/${demo.userId}/${orderNumber}`)
        expect(body.orderDateFormatted).toBe('1 July 2026')
      }
    })
  })

  describe('[ORD-17] what an order’s status leaves out', () => {
    it.each(['Open', 'Complete'])('is nothing, while an order is %s', async (status) => {
      const plain = (await withStatus(status)).filter(({ outcome }) => outcome === undefined)
      expect(plain.length).toBeGreaterThan(0)
      for (const item of plain) expect(item).not.toHaveProperty('parcel')
    })

    it('is that it was cancelled or refunded, in list and details', async () => {
      const cancelled = await withStatus('Cancelled')
      const refunded = (await listed()).filter(({ outcome }) => outcome === 'refunded')
      expect([cancelled.length > 0, refunded.length > 0]).toEqual([true, true])
      expect(new Set(cancelled.map(({ outcome }) => outcome))).toEqual(new Set(['cancelled']))
      for (const item of [cancelled[0]!, refunded[0]!]) {
        expect((await detailsOf(item)).outcome).toBe(item.outcome)
      }
    })

    it('is the parcel, with its carrier’s page where the shop names the carrier of the delivery', async () => {
      const sent = await withStatus('CompleteWithTracking')
      const pages = new Set(sent.map(({ parcel }) => parcel?.trackingUrl?.replace(parcel.trackingNumber, '')))
      expect(sent.every(({ parcel }) => parcel?.trackingNumber)).toBe(true)
      // One of the shop's shipping methods names no carrier.
      expect(pages).toEqual(new Set(['https://www.royalmail.com/track-your-item#/tracking-results/', undefined]))
      for (const item of sent.slice(0, 2)) expect((await detailsOf(item)).parcel).toEqual(item.parcel)
    })

    it('is no parcel while its payment is still being captured', async () => {
      const [open] = await withStatus('Open')
      const isOf = eq(orders.orderNumber, open!.orderNumber)
      await gateway.db.update(orders).set({ trackingNumber: 'JD 1' }).where(isOf)
      expect(await detailsOf(open!)).not.toHaveProperty('parcel')
    })
  })

  it('seeds only its newest order as not sent yet', async () => {
    expect(await withStatus('Open')).toHaveLength(1)
  })

  it('seeds orders in all states, with amounts that add up, and each of them once', async () => {
    const kept = await gateway.db.select().from(orders).where(eq(orders.userId, demo.userId))
    expect(new Set(kept.map(({ status }) => status))).toEqual(
      new Set(['Open', 'Complete', 'CompleteWithTracking', 'Cancelled']),
    )
    expect(kept.some(({ draft }) => draft.deliveryAddress === null)).toBe(true)
    expect(kept.some(({ draft }) => draft.deliveryAddress?.city === 'St Ives')).toBe(true)
    for (const { draft } of kept) {
      const { totals, shipping } = draft
      expect(totals.subTotalInclVat - totals.discount + shipping.inclVatMinor).toBe(totals.total)
      expect(draft.lines.length).toBeGreaterThan(0)
    }
  })
})
