import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { emptyCart, type StoredCart } from '../model/stored-cart.ts'
import { anyNewCart, article, testShop, useTestGateway } from '../../testing/test.ts'
import { loadCart, saveCart } from './cart-store.ts'
import { priceCart } from './price-cart.ts'
import { hasUnsellableLine, removeGoneLines, unsellableLines } from './unsellable-lines.ts'

const { settings } = testShop
const articles = new Map(testShop.products.map((product) => [product.id, product]))
const cartWith = (...ids: string[]): StoredCart => ({
  ...emptyCart,
  lines: ids.map((id) => ({ id, quantity: 2 })),
  properties: { promoCode: 'WELCOME10' },
})
const priced = ({ lines }: StoredCart, known = articles) =>
  priceCart({ lines, articles: known, settings, shippingMethod: 'home' })

describe('a line', () => {
  it.each([
    ['is out of stock', 'gone'],
    ['is only shown', 'shown-only'],
    ['has no price', 'priceless'],
    ['does not exist any more', 'no-such-thing'],
    ['is a product of which a variation must be chosen', 'domes'],
  ])('cannot be bought if its article %s', (_, id) => {
    const cart = cartWith('battery', id, 'drier')
    expect(unsellableLines(cart, priced(cart))).toEqual([id])
    expect(hasUnsellableLine(cart, priced(cart))).toBe(true)
  })

  it('can be bought otherwise, also if a gift comes with it', () => {
    const cart = cartWith('battery', 'drier')
    expect(unsellableLines(cart, priced(cart))).toEqual([])
    expect(hasUnsellableLine(cart, priced(cart))).toBe(false)
  })
})

describe('a cart whose order was refused', () => {
  const gateway = useTestGateway()

  /** Returns what is left of a cart of these articles. */
  async function keptOf(cart: StoredCart, { known = articles, read = cart } = {}) {
    const { db } = gateway
    const key = { shopId: 'test_dk', userId: randomUUID() }
    await saveCart(db, key, cart, anyNewCart)
    await removeGoneLines(db, key, read, priced(read, known))
    return { ...(await loadCart(db, key)), version: 0 }
  }

  it('loses the lines that the shop cannot show any more, and keeps everything else', async () => {
    expect(await keptOf(cartWith('no-such-thing', 'battery', 'gone'))).toEqual(cartWith('battery', 'gone'))
  })

  it('keeps what another tab has added since the order read it', async () => {
    const read = cartWith('no-such-thing', 'battery')
    expect(await keptOf(cartWith('no-such-thing', 'battery', 'drier'), { read })).toEqual(cartWith('battery', 'drier'))
  })

  it('loses what has no price any more, also where it is shown as a gift', async () => {
    // A cloth comes with the drier.
    const cloth = article({ id: 'cloth', itemNumber: 'CLOTH-1', price: null })
    const kept = await keptOf(cartWith('drier', 'cloth'), { known: new Map([...articles, ['cloth', cloth]]) })
    expect(kept).toEqual(cartWith('drier'))
  })
})
