import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cardForm, useAdyenShop, mobilePay, type AdyenShop } from '../../../../testing/providers/adyen-shop.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'

// Customers read the payment method of their orders, not the provider.
const shop = useAdyenShop()

type Begun = Awaited<ReturnType<AdyenShop['begin']>>

async function printed({ shopper, orders }: Begun) {
  const [order] = await orders()
  return (await shopper.get(`/orders/${shopper.userId}/${order?.orderNumber}`)).body.paymentType
}

/** Makes Adyen's answers report another payment method. */
const reportInstead = (paymentMethod: unknown) =>
  shop.intercept(async (_call, send) => {
    const response = await send()
    return Response.json({ ...(await response.json()), paymentMethod }, { status: response.status })
  })

describe('reported methods', () => {
  beforeEach(() => shop.reset())

  it.each([
    ['4111111111111111', 'Visa'],
    ['2222400010000008', 'Mastercard'],
  ])('the answer contains the brand of a card: %s [ORD-06]', async (number, name) => {
    const begun = await shop.begin()
    await begun.pay(cardForm('Inger Sørensen', number))
    expect(await printed(begun)).toBe(name)
  })

  it('a try that was refused is not what the order was paid with [ORD-06]', async () => {
    const begun = await shop.begin()
    await begun.pay(cardForm('DECLINED', '2222400010000008'))
    await begun.pay()
    await shop.afterWebhooks()
    expect(await printed(begun)).toBe('Visa')
  })

  it('a webhook reports it if the customer never returned [ORD-06]', async () => {
    const begun = await shop.begin()
    const { body } = await begun.pay(mobilePay)
    const payment = new URL(body.action.url).searchParams.get('payment') ?? ''
    await shop.press('/bank/answer', { payment, answer: 'pay-and-close' })
    await shop.afterWebhooks()
    expect(await printed(begun)).toBe('MobilePay')
  })

  it.each([
    [undefined],
    ['visa'],
    [{ type: 'scheme', brand: 42 }, 'Kort'],
    [{ type: 'giftcard-of-inger', brand: '4111 1111 1111 1111' }],
    [{ type: 'x'.repeat(200) }],
  ])('an unexpected method still places the order and is not stored: %j', async (reported, name = 'Adyen') => {
    // Adyen's webhook names the real method. This is about the answer.
    await shop.scenario('never')
    reportInstead(reported)
    const begun = await shop.begin()
    expect((await begun.pay()).body).toMatchObject({ orderPlaced: true })
    expect(await printed(begun)).toBe(name)
    const [row] = await shop.db.select().from(transactions).where(eq(transactions.id, begun.transactionId))
    expect(row?.paymentMethod).toBe(name === 'Adyen' ? null : 'card')
  })
})
