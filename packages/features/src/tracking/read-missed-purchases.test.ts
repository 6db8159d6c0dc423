import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { describe, expect, it } from 'vitest'
import { storyShop } from '../testing/story-shop.tsx'
import { refusal } from '../testing/fake-gateway.ts'
import { readMissedPurchases } from './read-missed-purchases.ts'
import { getPurchases } from '../payments/purchases/purchases.ts'

/** Reads the missed purchases. The gateway now gives this answer. */
async function read(answer: unknown) {
  const asked: string[] = []
  const shop = storyShop({
    answer: ({ path, query }) => {
      if (path === '/api/cart/get-transaction')
        asked.push(`${path} ${query.get('transactionId')} ${query.get('correlationId')}`)
      return answer
    },
  })
  getPurchases(shop).addUnread({ transactionId: 't-1', correlationId: 'c-1' })
  getPurchases(shop).addUnread({ transactionId: 't-1', correlationId: 'c-1' })
  await readMissedPurchases(shop)
  return { asked, purchases: getPurchases(shop).take(), unread: getPurchases(shop).unread().length }
}

const open = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }

describe('readMissedPurchases', () => {
  it('[RES-06] records the purchase of an order whose transaction can be read by now', async () => {
    const { asked, purchases, unread } = await read(getTransaction.answer)
    expect(asked).toEqual(['/api/cart/get-transaction t-1 c-1'])
    expect(purchases).toMatchObject([{ transaction_id: 'HB-51907', value: 11.8 }])
    expect(unread).toBe(0)
  })

  it.each([
    ['reads a payment without an order again on a later page', open, 1],
    ['reads a transaction that could not be read again on a later page', Response.json({}, { status: 503 }), 1],
    ['forgets a payment that has failed', { ...open, status: 'Refused' }, 0],
    ['forgets a transaction that is unknown by now', Response.json({ errorCode: 'not-found' }, { status: 404 }), 0],
    ['reads one that is refused for now on a later page', refusal('too-many-attempts'), 1],
  ])('[RES-06] %s', async (_title, answer, left) => {
    const { purchases, unread } = await read(answer)
    expect([purchases, unread]).toEqual([[], left])
  })
})
