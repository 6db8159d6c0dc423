import { get } from '@shop/api-client/fixtures/cart.ts'
import { cartSchema } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newBrowser } from '../testing/new-browser.ts'
import { recallBasket, rememberBasket } from './checkout-basket.ts'
import { checkoutBasket } from '../session/visit/basket-owner.ts'

const cart = v.parse(cartSchema, get.answer)

describe('the basket of an interrupted checkout', () => {
  it('[SES-21] gives a basket back as it was, to its customer only', () => {
    const tab = newBrowser()
    rememberBasket(tab, 'u-1', cart)
    expect(recallBasket(tab, 'u-1')).toEqual(cart)
    expect(recallBasket(tab, 'u-2')).toBeUndefined()
    expect(checkoutBasket.read(tab)?.customerId).toBe('u-1')
  })

  it('[SES-21] keeps no CPR number, and of a basket that is too large only whose it is', () => {
    const tab = newBrowser()
    rememberBasket(tab, 'u-1', { ...cart, customProperties: { cprNumber: '251248-****', promoCode: 'X' } })
    expect(recallBasket(tab, 'u-1')?.customProperties).toEqual({ promoCode: 'X' })
    expect(tab.sessionStorage.read('checkout')).not.toContain('251248')
    const [line] = cart.lines
    rememberBasket(tab, 'u-1', { ...cart, lines: Array.from({ length: 1000 }, () => line!) })
    expect(recallBasket(tab, 'u-1')).toBeUndefined()
    expect(checkoutBasket.read(tab)?.customerId).toBe('u-1')
  })

  it.each(['', '{', '[]', '{"customerId":7}', '{"cart":{}}', `{"customerId":"${'x'.repeat(101)}"}`])(
    'finds no customer in a damaged storage: %s',
    (kept) => {
      const tab = newBrowser()
      tab.sessionStorage.write('checkout', `{"basket":${kept}}`)
      expect(checkoutBasket.read(tab)?.customerId).toBeUndefined()
    },
  )
})
