import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CartProperties } from '@shop/domain/cart/cart.ts'
import { emptyCart } from '../model/stored-cart.ts'
import { readShop } from '../shops/shop.ts'
import { testShop, useTestGateway } from '../../testing/test.ts'
import { loadPricedCart } from './load-priced-cart.ts'

const gateway = useTestGateway()

const { configuration, settings } = testShop
const newShop = () => readShop({ id: 'test_dk', version: '1', settings, changes: {} }, configuration)
const shop = newShop()

const priced = (properties: CartProperties, ids: string[], at = shop) =>
  loadPricedCart(gateway.db, at, randomUUID(), {
    ...emptyCart,
    lines: ids.map((id) => ({ id, quantity: 1 })),
    properties,
  })

describe('loadPricedCart', () => {
  afterEach(() => vi.restoreAllMocks())

  describe('a cart with goods that qualify for VAT relief', () => {
    it('has no VAT only if the customer asks for it [CART-15]', async () => {
      expect((await priced({ applyVATExempt: 'true' }, ['loop'])).totals).toMatchObject({ vat: 0, vatExempt: 2400 })
      for (const properties of [{ applyVATExempt: 'false' }, { applyVATExempt: '' }, {}]) {
        expect((await priced(properties, ['loop'])).totals).toMatchObject({ vat: 2400, vatExempt: 0 })
      }
    })
  })

  describe('a cart with a code', () => {
    it('remembers the code if only so many orders may use it', async () => {
      expect((await priced({ promoCode: ' once 50' }, ['drier'])).limitedCode).toEqual({ code: 'ONCE50', uses: 1 })
    })

    it('does not remember one that any order may use', async () => {
      const { couponResponseCode, limitedCode } = await priced({ promoCode: 'WELCOME10' }, ['drier'])
      expect({ couponResponseCode, limitedCode }).toEqual({ couponResponseCode: 'Success', limitedCode: undefined })
    })

    it('does not use up the code while it takes nothing off', async () => {
      const { couponResponseCode, limitedCode } = await priced({ promoCode: 'ONCE50' }, [])
      expect({ couponResponseCode, limitedCode }).toEqual({ couponResponseCode: 'NotApplied', limitedCode: undefined })
    })
  })

  describe('the catalogue', () => {
    it('is not read for an empty cart', async () => {
      const select = vi.spyOn(gateway.db, 'select')
      expect((await priced({}, [], newShop())).lines).toEqual([])
      expect(select).not.toHaveBeenCalled()
    })

    it('is read once for a cart and its gift, not each time the cart is shown', async () => {
      const select = vi.spyOn(gateway.db, 'select')
      const at = newShop()
      const ids = async () => (await priced({}, ['drier'], at)).lines.map(({ article }) => article.id)
      expect(await ids()).toEqual(['drier', 'cloth'])
      expect(select).toHaveBeenCalledOnce()
      expect(await ids()).toEqual(['drier', 'cloth'])
      expect(select).toHaveBeenCalledOnce()
    })
  })
})
