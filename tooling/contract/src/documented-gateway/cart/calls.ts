import { Hono, type Context } from 'hono'
import { rejected, unshown, type UnshownAnswer } from '../http/answers.ts'
import type { BoundedMap } from '../http/bounded-map.ts'
import { body, fields, text, textMap, type Fields } from '../http/request.ts'
import { cartAnswer } from './cart-answer.ts'
import { addItem, changeQuantity, emptyCart, mergeInto, removeItem, type Cart, type SetProperties } from './cart.ts'

export type Carts = BoundedMap<Cart>

/** The cart of a user id. A cart exists from the first time it is asked for. */
export function cartOf(carts: Carts, userId: string): Cart {
  const cart = carts.get(userId) ?? emptyCart()
  carts.set(userId, cart)
  return cart
}

export function cartCalls(carts: Carts, setProperties: SetProperties, unshownAnswer: UnshownAnswer): Hono {
  const calls = new Hono()
  const change = (path: string, apply: (cart: Cart, payload: Fields) => boolean) =>
    calls.post(`/api/cart/${path}`, async (context: Context) => {
      const payload = await body(context)
      const userId = text(payload['userId'])
      if (userId === '') return rejected(context, 400, 'user-id-missing')
      if (!apply(cartOf(carts, userId), payload)) return rejected(context, 400, 'cart-not-changed')
      return unshown(context, unshownAnswer)
    })

  calls.get('/api/cart/get', (context) => {
    const userId = text(context.req.query('userId'))
    return context.json(cartAnswer(userId === '' ? emptyCart() : cartOf(carts, userId)))
  })
  change('add', (cart, { products }) =>
    Object.entries(fields(products)).every(([id, quantity]) => addItem(cart, id, Number(quantity))),
  )
  change('remove', (cart, { itemNumber }) => removeItem(cart, text(itemNumber)))
  change('updateProduct', (cart, { itemNumber, quantity }) => changeQuantity(cart, text(itemNumber), Number(quantity)))
  // Every part of the payload may be missing: the checkout sends a shipping method alone.
  for (const path of ['update', 'update-properties']) {
    change(path, (cart, { customProperties, shippingMethod, paymentCode }) => {
      if (customProperties) setProperties(cart, textMap(customProperties))
      if (shippingMethod) cart.shippingMethod = text(shippingMethod, 50)
      if (paymentCode) cart.paymentCode = text(paymentCode, 50)
      return true
    })
  }
  calls.get('/api/cart/override-cart', (context) => {
    const { previousUserId = '', userId = '' } = context.req.query()
    const previous = carts.get(text(previousUserId))
    if (previous && previousUserId !== userId) {
      mergeInto(cartOf(carts, text(userId)), previous)
      carts.delete(text(previousUserId))
    }
    return unshown(context, unshownAnswer)
  })
  return calls
}
