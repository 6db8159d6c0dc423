import { Hono } from 'hono'
import { cartSchema } from '@shop/domain/cart/cart.ts'
import { authorise } from '../access/authorise.ts'
import type { Limits } from '../access/limits.ts'
import type { Encryption } from '../access/encryption.ts'
import type { Database } from '../database/database.ts'
import { readBody, readQuery } from '../http/read-request.ts'
import { sendEmpty, sendJson } from '../http/send-json.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { acceptedProperties } from './accepted-properties.ts'
import * as requests from './cart-requests.ts'
import { cartResponse } from './cart-response.ts'
import { changeCart, loadCart, revisitCart } from './cart-store.ts'
import { addToCart, removeFromCart, updateProduct } from './change-lines.ts'
import { loadPricedCart } from './load-priced-cart.ts'
import { limitGuesses } from './promo-codes/promo-code-guesses.ts'
import { mergeCarts, placePaidOrder, type Reconcile } from './merge-carts.ts'
import type { PermitNewCart } from './new-cart-limit.ts'
import { withProperties } from './properties.ts'

/** The services of the cart calls. */
interface CartParts {
  db: Database
  encryption: Encryption
  limits: Limits
  permitNewCart: PermitNewCart
  reconcile: Reconcile
}

/** The calls that read and change carts. */
export function createCartRoutes({ db, encryption, limits, permitNewCart, reconcile }: CartParts) {
  const routes = new Hono<ShopEnvironment>()

  routes.get('/cart/get', async (c) => {
    const { userId } = readQuery(c, requests.userQuerySchema)
    await authorise(c, db, userId)
    const shop = c.get('shop')
    const cart = await revisitCart(db, { shopId: shop.id, userId })
    return sendJson(c, cartSchema, cartResponse(cart, await loadPricedCart(db, shop, userId, cart), shop.priceStyle))
  })

  routes.post('/cart/add', async (c) => {
    const { userId, products } = await readBody(c, requests.addRequestSchema)
    await authorise(c, db, userId)
    await addToCart(db, c.get('shop'), userId, products, permitNewCart(c))
    return sendEmpty(c)
  })

  routes.post('/cart/remove', async (c) => {
    const { userId, itemNumber } = await readBody(c, requests.removeRequestSchema)
    await authorise(c, db, userId)
    await removeFromCart(db, c.get('shop'), userId, itemNumber)
    return sendEmpty(c)
  })

  routes.post('/cart/updateProduct', async (c) => {
    const { userId, itemNumber, quantity } = await readBody(c, requests.updateProductRequestSchema)
    await authorise(c, db, userId)
    await updateProduct(db, c.get('shop'), userId, itemNumber, quantity)
    return sendEmpty(c)
  })

  // Both accept all fields and leave absent ones unchanged.
  routes.on('POST', ['/cart/update', '/cart/update-properties'], async (c) => {
    const sent = await readBody(c, requests.updateRequestSchema)
    await authorise(c, db, sent.userId)
    const key = { shopId: c.get('shop').id, userId: sent.userId }
    await limitGuesses(c, limits, sent.customProperties.promoCode, () => loadCart(db, key))
    const accepted = acceptedProperties(sent.customProperties, c.get('shop'))
    const change = (cart: StoredCart) => ({
      ...withProperties(cart, accepted, encryption),
      shippingMethod: sent.shippingMethod ?? cart.shippingMethod,
      paymentCode: sent.paymentCode ?? cart.paymentCode,
    })
    await changeCart(db, key, change, permitNewCart(c))
    return sendEmpty(c)
  })

  routes.get('/cart/override-cart', async (c) => {
    const { previousUserId, userId } = readQuery(c, requests.overrideQuerySchema)
    await authorise(c, db, userId)
    await authorise(c, db, previousUserId)
    const { id: shopId } = c.get('shop')
    if (previousUserId !== userId) {
      const visitor = { shopId, userId: previousUserId }
      await placePaidOrder(db, visitor, reconcile)
      await mergeCarts(db, visitor, { shopId, userId }, permitNewCart(c))
    }
    return sendEmpty(c)
  })

  return routes
}
