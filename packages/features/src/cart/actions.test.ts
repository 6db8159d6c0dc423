import { describe, expect, it } from 'vitest'
import { refusal } from '../testing/fake-gateway.ts'
import { openCart } from '../testing/open-cart.ts'
import { add, changeQuantity, chooseDelivery, remove } from './actions.ts'
import { changeProperties } from './change-properties.ts'
import { reorder } from './reorder.ts'
import { cartOf } from './cart.ts'
import { refresh } from './queue.ts'

/** A cart with one line and the given properties. */
const openWith = (cart: object) => {
  const products = [{ id: 'a', itemNumber: 'N-a', quantity: 1 }]
  return openCart(
    {},
    { answer: ({ path }) => (path === '/api/cart/get' ? { products, total: 1, ...cart } : undefined) },
  )
}

const UPDATE = '/api/cart/update-properties'

describe('the actions of the cart', () => {
  it.each([
    ['add', { products: { a: 1 } }, add, ['a', 1]],
    ['remove', { itemNumber: 'N-b' }, remove, ['N-b']],
    ['updateProduct', { itemNumber: 'N-a', quantity: 5 }, changeQuantity, ['N-a', 5]],
    ['update', { shippingMethod: 'RM48' }, chooseDelivery, ['RM48']],
  ] as const)('[CART-07] sends %s, then reads the cart', async (call, body, act, given) => {
    const shop = openCart({ a: 1 })
    await (act as (...args: unknown[]) => Promise<void>)(shop, ...given)
    expect(shop.changes).toEqual([{ path: `/api/cart/${call}`, body: { ...body, userId: 'visitor' } }])
    expect(shop.asked).toEqual([call, 'get'])
  })

  it('rejects a choice whose totals cannot be read', async () => {
    const shop = openCart(
      {},
      { answer: ({ path }) => (path === '/api/cart/get' ? new Response(null, { status: 503 }) : undefined) },
    )
    await expect(chooseDelivery(shop, 'GLS')).rejects.toMatchObject({ failure: { kind: 'broken', status: 503 } })
  })

  it('[CART-25] [CART-27] [API-15] sends a code with all that the cart has besides', async () => {
    const customProperties = { eanNumberApplied: '5798000000001', promoCode: 'SPRING10' }
    const shop = openWith({ customProperties, selectedShippingType: 'RM48', selectedPaymentType: 'invoice' })
    await refresh(shop)
    await changeProperties(shop, { promoCode: '' })
    const body = {
      customProperties: { ...customProperties, promoCode: '' },
      shippingMethod: 'RM48',
      paymentCode: 'invoice',
    }
    expect(shop.changes).toEqual([{ path: UPDATE, body: { userId: 'visitor', ...body } }])
  })

  it('[CART-27] sends a code without delivery and payment if the cart has none', async () => {
    const shop = openWith({})
    await changeProperties(shop, { promoCode: 'WELCOME10' })
    const customProperties = { promoCode: 'WELCOME10' }
    expect(shop.changes).toEqual([{ path: UPDATE, body: { userId: 'visitor', customProperties } }])
  })

  it.each([
    ['unread', () => undefined],
    ['outdated', refresh],
  ])('[CART-27] reads a cart that is %s before it sends properties', async (_what, prepare) => {
    const shop = openWith({ customProperties: { applyVATExempt: 'true' } })
    await prepare(shop)
    shop.cart.setState({ lags: true })
    shop.asked.length = 0
    await changeProperties(shop, { promoCode: 'WELCOME10' })
    expect(shop.asked).toEqual(['get', 'update-properties', 'get'])
    const customProperties = { applyVATExempt: 'true', promoCode: 'WELCOME10' }
    expect(shop.changes).toMatchObject([{ body: { customProperties } }])
  })
})

/** A gateway that adds two pieces for each order, and may lose its responses. */
async function openForOrder() {
  const gateway = { sent: 0, losesAnswers: false, isReadable: true, isWorking: true }
  const shop = openCart(
    { a: 1 },
    {
      answer: ({ path }) => {
        if (path === '/api/cart/get') return gateway.isReadable ? undefined : new Response(null, { status: 502 })
        gateway.sent += 1
        if (gateway.isWorking) shop.lines['a']! += 2
        return gateway.losesAnswers ? new Response(null, { status: 502 }) : {}
      },
    },
  )
  await refresh(shop)
  return { gateway, shop, again: () => reorder(shop, 'HB-1'), total: () => cartOf(shop.state()).total }
}
const lostAnswer = { failure: { kind: 'broken', status: 502 } }

describe('reorder', () => {
  it('[ORD-10] adds the lines and shows them, without opening the mini-cart', async () => {
    const { gateway, shop, again, total } = await openForOrder()
    await again()
    expect([gateway.sent, total()]).toEqual([1, 3])
    expect(shop.state()).toMatchObject({ lags: false, last: { number: 0 } })
  })

  it('[ORD-10] resolves if only the cart cannot be read afterwards', async () => {
    const { gateway, shop, again } = await openForOrder()
    gateway.isReadable = false
    await again()
    expect(gateway.sent).toBe(1)
    expect(shop.state().lags).toBe(true)
  })

  it('[ORD-10] sends again on request if the response was lost and the cart is unchanged', async () => {
    const { gateway, again, total } = await openForOrder()
    Object.assign(gateway, { losesAnswers: true, isWorking: false })
    await expect(again()).rejects.toMatchObject(lostAnswer)
    Object.assign(gateway, { losesAnswers: false, isWorking: true })
    await again()
    expect([gateway.sent, total()]).toEqual([2, 3])
  })

  it('[ORD-10] reads the cart before it sends again if neither response nor cart arrived', async () => {
    const { gateway, shop, again, total } = await openForOrder()
    Object.assign(gateway, { losesAnswers: true, isReadable: false })
    await expect(again()).rejects.toMatchObject(lostAnswer)
    await expect(again()).rejects.toMatchObject(lostAnswer)
    expect(gateway.sent).toBe(1)
    Object.assign(gateway, { losesAnswers: false, isReadable: true })
    await refresh(shop)
    await again()
    expect([gateway.sent, total()]).toEqual([1, 3])
    await again()
    expect([gateway.sent, total()]).toEqual([2, 5])
  })

  it('[ORD-10] rejects with the refusal', async () => {
    const shop = openCart({}, { answer: ({ path }) => (path === '/api/cart/get' ? undefined : refusal('gone')) })
    await expect(reorder(shop, 'HB-1')).rejects.toMatchObject({ failure: { kind: 'refused', errorCodes: ['gone'] } })
  })
})
