import { describe, expect, it } from 'vitest'
import { fakeGateway, type Call } from '../testing/fake-gateway.ts'
import { forget } from '../runtime/memory/memory.ts'
import { newBrowser } from '../testing/new-browser.ts'
import { cartsToMerge, createCartMerges } from './cart-merges.ts'
import { createCartStore } from './cart-store.ts'

/** A cart with one line, whose gateway records the changes it receives. */
function open(cart: object = {}) {
  const changes: Pick<Call, 'path' | 'body'>[] = []
  const browser = newBrowser()
  const gateway = fakeGateway(({ path, query, body }) => {
    const line = { id: 'a', itemNumber: 'N-a', quantity: 1 }
    if (path === '/api/cart/get') return { products: [line], total: 1, ...cart }
    changes.push({ path: query.get('previousUserId') ?? path, body })
    return undefined
  })
  const store = createCartStore(gateway, createCartMerges(browser))
  return { changes, browser, store, state: store.getState }
}

const UPDATE = '/api/cart/update-properties'

/** Logs in while carts cannot be merged. Returns the stored ids that still wait. */
const waitingAfterLogin = async (cart: object | undefined) => {
  const browser = newBrowser()
  const gateway = fakeGateway(({ path }) => (path === '/api/cart/get' ? cart : Response.error()))
  const { getState } = createCartStore(gateway, createCartMerges(browser))
  if (cart) await getState().refresh()
  await getState()
    .mergeCartOf('before')
    .catch(() => undefined)
  return cartsToMerge.read(browser)
}

describe('the cart', () => {
  it('starts with an unknown cart', () => {
    expect(open().state()).toMatchObject({ isLoaded: false, isRead: false, isOutdated: false, hasUnmerged: false })
  })

  it('starts with an empty cart that counts as read for a new visitor', () => {
    const { state, changes } = open()
    state().initEmpty()
    expect(state()).toMatchObject({ isLoaded: true, isRead: true, cart: { lines: [], total: 0 } })
    expect(changes).toEqual([])
  })

  it('[CART-07] adds pieces of a product', async () => {
    const { state, changes } = open()
    await state().add('a', 1)
    expect(changes).toEqual([{ path: '/api/cart/add', body: { products: { a: 1 }, userId: 'visitor' } }])
  })

  it('[CART-07] removes a line by its article, and shows the cart after that', async () => {
    const { state, changes } = open()
    await state().remove('N-b')
    expect(changes).toEqual([{ path: '/api/cart/remove', body: { itemNumber: 'N-b', userId: 'visitor' } }])
    expect(state().cart.total).toBe(1)
  })

  it('[CART-07] changes how many pieces a line has', async () => {
    const { state, changes } = open()
    await state().changeQuantity('N-a', 5)
    expect(changes).toEqual([
      { path: '/api/cart/updateProduct', body: { itemNumber: 'N-a', quantity: 5, userId: 'visitor' } },
    ])
  })

  it('resolves if removing or changing a line leaves the cart unchanged', async () => {
    const { state } = open()
    await state().refresh()
    await expect(state().changeQuantity('N-a', 1)).resolves.toBeUndefined()
    await expect(state().remove('gone')).resolves.toBeUndefined()
    expect(state().changes).toBe(0)
  })

  it('[CART-07] sends the way of delivery that is chosen', async () => {
    const { state, changes } = open()
    await state().chooseShipping('RM48')
    expect(changes).toEqual([{ path: '/api/cart/update', body: { shippingMethod: 'RM48', userId: 'visitor' } }])
  })

  it('[CART-25] [CART-27] [API-15] a code is sent with all that the cart has besides', async () => {
    const customProperties = { eanNumberApplied: '5798000000001', promoCode: 'SPRING10' }
    const { state, changes } = open({ customProperties, selectedShippingType: 'RM48', selectedPaymentType: 'invoice' })
    await state().refresh()
    await state().changeProperties({ promoCode: '' })
    const body = {
      customProperties: { ...customProperties, promoCode: '' },
      shippingMethod: 'RM48',
      paymentCode: 'invoice',
    }
    expect(changes).toEqual([{ path: UPDATE, body: { userId: 'visitor', ...body } }])
  })

  it('[CART-27] a code is sent without delivery and payment where the cart names none', async () => {
    const { state, changes } = open()
    await state().changeProperties({ promoCode: 'WELCOME10' })
    expect(changes).toEqual([
      { path: UPDATE, body: { userId: 'visitor', customProperties: { promoCode: 'WELCOME10' } } },
    ])
  })

  it.each([
    ['unread', { isRead: false }],
    ['outdated', { isOutdated: true }],
  ])('[CART-27] a cart that is %s is read before its properties are sent again', async (_what, known) => {
    const { state, store, changes } = open({ customProperties: { applyVATExempt: 'true' } })
    store.setState({ isRead: true, ...known })
    await state().changeProperties({ promoCode: 'WELCOME10' })
    const customProperties = { applyVATExempt: 'true', promoCode: 'WELCOME10' }
    expect(changes).toEqual([{ path: UPDATE, body: { userId: 'visitor', customProperties } }])
  })

  it('[SES-09] forgets the carts to merge when the visitor changes', async () => {
    const { state, browser, store, changes } = open()
    await state().refresh()
    store.setState({ isOutdated: true, hasUnmerged: true })
    createCartMerges(browser).add('before', { isEmpty: false })
    forget(browser, 'customer')
    state().reset()
    expect(state()).toMatchObject({ isRead: false, isOutdated: false, hasUnmerged: false, cart: { total: 0 } })
    expect(browser.localStorage.keys()).toEqual([])
    await state().refresh()
    expect(changes).toEqual([])
  })

  it('[SES-09] stores a cart to merge through a reload, unless it was empty', async () => {
    const goods = { products: [{ id: 'a', itemNumber: 'N-a', quantity: 1 }], total: 1 }
    expect(await waitingAfterLogin(goods)).toMatchObject([{ id: 'before' }])
    expect(await waitingAfterLogin({ products: [], total: 0 })).toBeUndefined()
  })
})
