import { get } from '@shop/api-client/fixtures/cart.ts'
import { cartSchema } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import { recallBasket, rememberBasket } from './checkout-basket.ts'
import { CHECKOUT_BASKET, createOpenCheckout } from './open-checkout.ts'

const cart = v.parse(cartSchema, get.answer)

describe('the basket of an interrupted checkout', () => {
  it('[SES-21] gives a basket back as it was, to its customer only', () => {
    const storage = createMemoryStore()
    rememberBasket(storage, 'u-1', cart)
    expect(recallBasket(storage, 'u-1')).toEqual(cart)
    expect(recallBasket(storage, 'u-2')).toBeUndefined()
    expect(createOpenCheckout(storage).customerId()).toBe('u-1')
  })

  it('[SES-21] keeps no CPR number, and of a basket that is too large only whose it is', () => {
    const storage = createMemoryStore()
    rememberBasket(storage, 'u-1', { ...cart, customProperties: { cprNumber: '251248-****', promoCode: 'X' } })
    expect(recallBasket(storage, 'u-1')?.customProperties).toEqual({ promoCode: 'X' })
    expect(storage.read(CHECKOUT_BASKET)).not.toContain('251248')
    const [line] = cart.lines
    rememberBasket(storage, 'u-1', { ...cart, lines: Array.from({ length: 1000 }, () => line!) })
    expect(recallBasket(storage, 'u-1')).toBeUndefined()
    expect(createOpenCheckout(storage).customerId()).toBe('u-1')
  })

  it.each(['', '{', '[]', '{"customerId":7}', '{"cart":{},"customerId":"u-1"}', `{"customerId":"${'x'.repeat(101)}"`])(
    'finds no customer in a damaged storage: %s',
    (kept) => {
      const storage = createMemoryStore()
      storage.write(CHECKOUT_BASKET, kept)
      expect(createOpenCheckout(storage).customerId()).toBeUndefined()
    },
  )

  it.each([
    ['/checkout', true],
    ['/checkout/', true],
    ['/payments/t-1/c-1', true],
    ['/checkouts', false],
    ['/order-confirmation/t-1', false],
    ['/', false],
  ])('knows whether the first page is one of an order: %s', (path, isOpen) => {
    const checkout = createOpenCheckout(createMemoryStore())
    checkout.start(path)
    expect(checkout.isOpen()).toBe(isOpen)
  })
})
