import { describe, expect, it } from 'vitest'
import { planConfiguration } from '../configuration/configure.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'

const gateway = useTestGateway({ settings: { cachesShops: false } })

/** All answers to a visitor, from the category to the receipt. */
async function everyAnswer(shopId: string) {
  const shopper = createShopper(gateway.fetch, shopId)
  await shopper.add({ battery: 7, drier: 1 })
  await shopper.post('/cart/update', { shippingMethod: 'home' })
  const customProperties = shopId === 'test_free' ? { cprNumber: '251248-9996' } : {}
  const cart = await shopper.cart()
  const { transactionId, correlationId } = (await shopper.placeOrder({ customProperties })).body
  const { body: transaction } = await shopper.transaction(transactionId, correlationId)
  const { body: details } = await shopper.get('/products/details', { itemNumber: 'DRY-1' })
  const { body: list } = await shopper.get('/products/search', { query: 'batteries' })
  // The order's background work reads the shop too. Calls at the same time share the result of that read.
  await gateway.background.idle()
  return { cart, transaction, details, list }
}

async function catalogue(): Promise<string> {
  const { details, list } = await everyAnswer('test_dk')
  return JSON.stringify([details, list])
}

/** Matches a formatted amount, or a price as a number. */
const AMOUNT = /kr\.?"|\d,\d\d|"price":[1-9]/

const configure = async (assignments: readonly string[], isReset = false) => {
  const { run } = await planConfiguration(gateway.db, 'test_dk', { assignments, isReset, isForced: true })
  await run()
}

describe('hidden prices', () => {
  // Hiding prices on the page is not enough: the API must not send them either.
  it('a shop that hides its prices sends none [CFG-25] (OP-18)', async () => {
    const answers = await everyAnswer('test_free')
    expect(JSON.stringify(answers)).not.toMatch(AMOUNT)
    expect(JSON.stringify(await everyAnswer('test_dk'))).toMatch(AMOUNT)
    expect(answers.transaction).toMatchObject({ orderPlaced: true, totalPrice: '' })
    expect(answers.cart).toMatchObject({ total: 9, displayPrice: '' })
    // The article has a price, so it can be bought.
    expect(answers.details.priceResponse).toMatchObject({ price: 0, priceStr: '', quantityTreshold: [] })
  })

  it('the operator’s switch takes the prices out of the catalogue, and puts them back', async () => {
    expect(await catalogue()).toMatch(AMOUNT)
    await configure(['hidePricesAndPayment=on'])
    expect(await catalogue()).not.toMatch(AMOUNT)
    await configure([], true)
    expect(await catalogue()).toMatch(AMOUNT)
  })
})
