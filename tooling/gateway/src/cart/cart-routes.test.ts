import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createShopper, type Shopper, useTestGateway } from '../../testing/test.ts'

const gateway = useTestGateway()

const shopper = (userId?: string) => createShopper(gateway.fetch, 'test_dk', userId)
type Line = { id: string; quantity: number }
const quantities = ({ products }: { products: Line[] }) => products.map(({ id, quantity }) => [id, quantity])

const times = <Result>(count: number, work: () => Promise<Result>) => Array.from({ length: count }, work)

describe('a cart', () => {
  it('is empty for a new visitor, and answers every field [CART-01, API-11]', async () => {
    const { status, headers, body } = await shopper().get('/cart/get')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(
        [
          'products total displayPrice shippingPriceInclVat shippingPriceExclVat subTotalInclVat subTotalExclVat vat vatExempt',
          'discounts totalDiscount priceBreakdown customProperties couponResponseCode selectedShippingType',
          'selectedPaymentType hash',
        ].flatMap((names) => names.split(' ')),
      ),
    )
    expect(body).toMatchObject({ products: [], total: 0 })
  })

  it('counts pieces and writes amounts as the shop does [API-12, CART-05]', async () => {
    const ida = shopper()
    expect((await ida.add({ battery: 5, drier: 1 })).status).toBe(200)
    const cart = await ida.cart()
    expect(quantities(cart)).toEqual([
      ['battery', 5],
      ['drier', 1],
      ['gift-cloth', 1],
    ])
    expect(cart).toMatchObject({ total: 7, displayPrice: '474,00\u00A0kr.', subTotalInclVat: '474,00\u00A0kr.' })
    expect(cart.products[1]).toMatchObject({
      price: '299,00\u00A0kr.',
      isOnPromotion: true,
      priceResponse: { price: 349, priceStr: '349,00\u00A0kr.' },
      productPromoResponse: { priceStr: '299,00\u00A0kr.' },
    })
    expect(cart.products[2]).toMatchObject({ isAddedByPromotion: true, total: '0,00\u00A0kr.' })
  })

  it('takes an article by its item number too (OP-9)', async () => {
    const ida = shopper()
    await ida.add({ 'DOME-6': 2 })
    expect((await ida.cart()).products).toMatchObject([
      { id: 'domes-6', itemNumber: 'DOME-6', name: 'Domes', productAttributes: { size: '6 mm' }, quantity: 2 },
    ])
  })

  it.each([
    ['unknown-product', { nothing: 1 }],
    ['variation-required', { domes: 1 }],
    ['product-not-available', { gone: 1 }],
    ['product-not-available', { 'shown-only': 1 }],
    ['product-not-available', { priceless: 1 }],
    ['invalid-products', { battery: 0 }],
    ['invalid-products', { battery: -1 }],
    ['invalid-products', { battery: 1.5 }],
    ['invalid-products', { battery: '2' }],
    ['invalid-products', { battery: null }],
  ])('refuses with %s what cannot be added, and adds nothing of it', async (errorCode, products) => {
    const ida = shopper()
    const { status, body } = await ida.add({ cloth: 1, ...products })
    expect({ status, body }).toEqual({ status: 400, body: { errorCode, errors: [{ errorCode }] } })
    expect((await ida.cart()).total).toBe(0)
  })

  it('changes and removes lines by item number [API-13, API-14]', async () => {
    const ida = shopper()
    await ida.add({ battery: 2, cloth: 1 })
    await ida.post('/cart/updateProduct', { itemNumber: 'BAT-312', quantity: 7 })
    await ida.post('/cart/remove', { itemNumber: 'CLOTH-1' })
    expect(quantities(await ida.cart())).toEqual([['battery', 7]])
    const refused = await ida.post('/cart/updateProduct', { itemNumber: 'BAT-312', quantity: 0 })
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'invalid-quantity' } })
  })

  it('does not let a gift be changed or removed [CART-06]', async () => {
    const ida = shopper()
    await ida.add({ drier: 1 })
    await ida.post('/cart/remove', { itemNumber: 'CLOTH-1' })
    await ida.post('/cart/updateProduct', { itemNumber: 'CLOTH-1', quantity: 9 })
    expect(quantities(await ida.cart())).toEqual([
      ['drier', 1],
      ['gift-cloth', 1],
    ])
  })

  it('[API-12] loses nothing of what is added at the same time, however much it is', async () => {
    const ida = shopper()
    const answers = await Promise.all(times(50, () => ida.add({ cloth: 1 })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(quantities(await ida.cart())).toEqual([['cloth', 50]])
  })

  it('[API-12, API-13] loses nothing of one article while another one comes and goes', async () => {
    const ida = shopper()
    const comeAndGo = async () => {
      await ida.add({ battery: 2 })
      await ida.post('/cart/remove', { itemNumber: 'BAT-312' })
    }
    await Promise.all([...times(20, comeAndGo), ...times(30, () => ida.add({ cloth: 1 }))])
    expect(quantities(await ida.cart())).toEqual([['cloth', 30]])
  })

  it('has another hash whenever what it costs or contains changes (OP-49)', async () => {
    const ida = shopper()
    const hashes = new Set<string>()
    const note = async () => hashes.add((await ida.cart()).hash)
    await note()
    await ida.add({ cloth: 1 })
    await note()
    await note()
    await ida.post('/cart/update', { shippingMethod: 'home' })
    await note()
    await ida.post('/cart/update-properties', { customProperties: { eanNumberApplied: '5798000000001' } })
    await note()
    expect(hashes.size).toBe(4)
  })
})

const attach = (one: Shopper, customProperties: object) => one.post('/cart/update-properties', { customProperties })

describe('what is attached to a cart', () => {
  it('stays when absent, goes when blank, and is trimmed [API-15, CART-12, CART-14] (OP-12)', async () => {
    const ida = shopper()
    await ida.add({ cloth: 1 })
    await attach(ida, { promoCode: ' WELCOME10 ', eanNumberApplied: ' 5798000000001 ' })
    await ida.post('/cart/update', { shippingMethod: 'parcel-shop', paymentCode: 'card' })
    await attach(ida, { eanNumberApplied: ' ' })
    expect(await ida.cart()).toMatchObject({
      customProperties: { promoCode: 'WELCOME10' },
      selectedShippingType: 'parcel-shop',
      selectedPaymentType: 'card',
      shippingPriceInclVat: '39,00\u00A0kr.',
      shippingPriceExclVat: '31,20\u00A0kr.',
    })
    expect((await ida.cart()).customProperties).not.toHaveProperty('eanNumberApplied')
  })

  it('never gives a CPR number back, and keeps it when its mask is sent again (OP-21)', async () => {
    const ida = createShopper(gateway.fetch, 'test_free')
    await attach(ida, { cprNumber: '251248-9996' })
    const { customProperties } = await ida.cart()
    expect(customProperties).toEqual({ cprNumber: '251248-****' })
    await attach(ida, customProperties)
    expect((await ida.cart()).customProperties).toEqual({ cprNumber: '251248-****' })
    const kept = await gateway.database.pool.query<{ row: string }>(
      `select row_to_json(carts)::text as row from carts where user_id = $1`,
      [ida.userId],
    )
    expect(kept.rows[0]?.row).not.toMatch(/251248-?9996/)
  })

  it('is dropped if the shop does not ask for it', async () => {
    const ida = shopper()
    await ida.post('/cart/update-properties', { customProperties: { promoCode: 'A', discount: '100' }, total: 0 })
    expect((await ida.cart()).customProperties).toEqual({ promoCode: 'A' })
  })
})

const login = async () => {
  const { user, access_token: token } = await shopper().logIn('new@example.com')
  const customer = shopper(user.userId)
  customer.useToken(token)
  return customer
}

describe('after login', () => {
  it('the anonymous cart goes into the customer’s, once, however often it is asked for [CART-24, API-19] (OP-11)', async () => {
    const anonymous = shopper()
    await anonymous.add({ battery: 60, cloth: 1 })
    const customer = await login()
    await customer.add({ battery: 60 })
    const merge = () => customer.get('/cart/override-cart', { previousUserId: anonymous.userId })
    expect((await merge()).headers.get('cache-control')).toBe('no-store')
    await Promise.all([merge(), merge(), merge()])
    expect(quantities(await customer.cart())).toEqual([
      ['battery', 100],
      ['cloth', 1],
    ])
    expect((await anonymous.cart()).total).toBe(0)
    await customer.get('/cart/override-cart', { previousUserId: randomUUID() })
    expect((await customer.cart()).total).toBe(101)
  })

  it('[CART-24] two carts that go into each other at the same time end as one', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [shopper(), shopper()]
      await Promise.all([one.add({ cloth: 1 }), other.add({ battery: 2 })])
      const answers = await Promise.all([
        one.get('/cart/override-cart', { previousUserId: other.userId }),
        other.get('/cart/override-cart', { previousUserId: one.userId }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(new Set([(await one.cart()).total, (await other.cart()).total])).toEqual(new Set([0, 3]))
    }
  })

  it('[CART-24] a cart that goes into itself stays as it is', async () => {
    const ida = shopper()
    await ida.add({ cloth: 2 })
    expect((await ida.get('/cart/override-cart', { previousUserId: ida.userId })).status).toBe(200)
    expect(quantities(await ida.cart())).toEqual([['cloth', 2]])
  })
})
