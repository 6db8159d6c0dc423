import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { emptyCart, type StoredCart } from '../model/stored-cart.ts'
import { anyNewCart, useTestGateway } from '../../testing/test.ts'
import { changeCart, loadCart, revisitCart, saveCart } from './cart-store.ts'
import { NO_NEW_CART } from './new-cart-limit.ts'

const gateway = useTestGateway()
const { db } = gateway

const newKey = () => ({ shopId: 'test_dk', userId: randomUUID() })
const cloth = [{ id: 'cloth', quantity: 1 }]
const withLine =
  (id: string) =>
  (cart: StoredCart): StoredCart => ({
    ...cart,
    lines: [...cart.lines, { id, quantity: 1 }],
  })
const addCloth = (cart: StoredCart): StoredCart => ({ ...cart, lines: [...cart.lines, ...cloth] })

describe('a change of a cart', () => {
  it('that changes nothing is not saved, so that it makes no other call try again', async () => {
    const key = newKey()
    await saveCart(db, key, { ...emptyCart, lines: cloth }, anyNewCart)
    const before = await loadCart(db, key)
    expect(await changeCart(db, key, (cart) => ({ ...cart, paymentCode: '' }), anyNewCart)).toEqual(before)
    expect(await loadCart(db, key)).toEqual(before)
  })

  it('that changes nothing makes no cart for a new visitor', async () => {
    const key = newKey()
    await changeCart(db, key, (cart) => ({ ...cart }), NO_NEW_CART)
    expect(await loadCart(db, key)).toEqual(emptyCart)
  })

  it('that can never be saved is refused, and the visitor is asked to try again', async () => {
    const key = newKey()
    await saveCart(db, key, emptyCart, anyNewCart)
    await db.execute(sql`create rule keep as on update to carts do instead nothing`)
    try {
      await expect(changeCart(db, key, addCloth, anyNewCart)).rejects.toMatchObject({ status: 503 })
    } finally {
      await db.execute(sql`drop rule keep on carts`)
    }
    expect((await loadCart(db, key)).lines).toEqual([])
  })
})

describe('carts of many visitors at the same time', () => {
  it('are each made and read as their own, and two calls of one visitor both count', async () => {
    const keys = Array.from({ length: 40 }, newKey)
    const twice = [...keys, ...keys]
    await Promise.all(twice.map((key, index) => changeCart(db, key, withLine(`${key.userId} ${index}`), anyNewCart)))
    const found = await Promise.all(keys.map((key) => revisitCart(db, key)))
    expect(found.map(({ version, lines }) => ({ version, ids: lines.map(({ id }) => id).toSorted() }))).toEqual(
      keys.map(({ userId }, index) => ({
        version: 2,
        ids: [`${userId} ${index}`, `${userId} ${index + keys.length}`].toSorted(),
      })),
    )
  })

  it('are not each other’s in another shop, although the visitor has the same id', async () => {
    const here = newKey()
    const elsewhere = { ...here, shopId: 'test_se' }
    await Promise.all([here, elsewhere].map((key) => changeCart(db, key, withLine(key.shopId), anyNewCart)))
    const found = await Promise.all([here, elsewhere, newKey()].map((key) => revisitCart(db, key)))
    expect(found.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['test_dk'], ['test_se'], []])
  })
})
