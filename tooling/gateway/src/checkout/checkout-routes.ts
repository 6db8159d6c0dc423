import { Hono } from 'hono'
import { cleanAddress } from '@shop/domain/address/clean-address.ts'
import { checkoutAddressSchema } from '@shop/domain/address/address.ts'
import { maybe } from '@shop/domain/reading/parse.ts'
import { transactionSchema, transactionStartedSchema } from '@shop/domain/orders/transaction.ts'
import * as v from 'valibot'
import { authorise } from '../access/authorise.ts'
import type { Limits } from '../access/limits.ts'
import { propertiesSchema } from '../cart/cart-requests.ts'
import { loadCart } from '../cart/cart-store.ts'
import type { PermitNewCart } from '../cart/new-cart-limit.ts'
import { limitGuesses } from '../cart/promo-codes/promo-code-guesses.ts'
import { bounded } from '../http/bounded.ts'
import { clientNetworks } from '../http/client-address.ts'
import { purchaseCall } from '../http/purchase-call.ts'
import { readBody, readQuery } from '../http/read-request.ts'
import { notFound } from '../http/refusal.ts'
import type { IsShopOrigin } from '../http/shop-origins.ts'
import { shopOrigin } from '../shops/shop-origin.ts'
import { sendJson } from '../http/send-json.ts'
import { refillField } from '../orders/refill/refill-reminders.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { findByTriple } from '../transactions/transaction-store.ts'
import { initializeTransaction, type CheckoutServices } from './initialize-transaction.ts'
import { createFreeOrderLimits } from './limit-free-orders.ts'
import { transactionResponse } from './transaction-response.ts'

const id = v.pipe(v.string(), v.maxLength(100))
// Above the limits of all fields: the rules of the form report those with better messages.
const line = v.nullish(v.pipe(v.string(), v.maxLength(1000)), '')
const addressSchema = v.pipe(
  v.object(v.entriesFromList(v.keyof(checkoutAddressSchema).options, line)),
  v.transform(cleanAddress),
)

const orderRequestSchema = bounded(
  v.object({
    userId: id,
    shippingMethod: id,
    invoiceAddress: addressSchema,
    deliveryAddress: maybe(addressSchema),
    customProperties: propertiesSchema,
    termsAndConditionsAgreed: v.boolean(),
    privacyPolicyAgreed: v.nullish(v.boolean(), false),
  }),
)
const tripleSchema = bounded(v.object({ transactionId: id, userId: id, correlationId: v.optional(id, '') }))

interface CheckoutParts extends Omit<CheckoutServices, 'limitFreeOrders'> {
  permitNewCart: PermitNewCart
  limits: Limits
  isShopOrigin: IsShopOrigin
  reconcileSoon: (transactionId: string) => void
}

/** The calls for placing an order and for reading its transaction. */
export function createCheckoutRoutes(parts: CheckoutParts) {
  const { limits, permitNewCart, isShopOrigin, reconcileSoon } = parts
  const checkout: CheckoutServices = { ...parts, limitFreeOrders: createFreeOrderLimits(limits) }
  const routes = new Hono<ShopEnvironment>()

  routes.post('/cart/initialize-transaction', purchaseCall, async (c) => {
    const request = await readBody(c, orderRequestSchema)
    await authorise(c, checkout.db, request.userId)
    const origin = shopOrigin(c, isShopOrigin)
    const from = clientNetworks(c)
    await limits.network.count('order', from)
    const key = { shopId: c.get('shop').id, userId: request.userId }
    await limitGuesses(c, limits, request.customProperties.promoCode, () => loadCart(checkout.db, key))
    const digest = (network: string) => checkout.digests.digest('network', network)
    const caller = { origin, from: { narrow: digest(from.narrow), wide: digest(from.wide) }, permit: permitNewCart(c) }
    const placed = await initializeTransaction(checkout, c.get('shop'), request, caller)
    if ('errorKeys' in placed) return sendJson(c, transactionStartedSchema, placed)
    return sendJson(c, transactionStartedSchema, { transactionId: placed.id, correlationId: placed.correlationId })
  })

  routes.get('/cart/get-transaction', async (c) => {
    const triple = readQuery(c, tripleSchema)
    await authorise(c, checkout.db, triple.userId)
    const transaction = await findByTriple(checkout.db, c.get('shop').id, triple)
    if (!transaction) throw notFound()
    // The answer is the stored status. The customer waits for news, so the payment is reconciled soon.
    if (transaction.status === 'authorising' || transaction.status === 'pending') reconcileSoon(transaction.id)
    const shop = c.get('shop')
    const reminded = transaction.status === 'paid' ? await refillField(checkout.db, shop, transaction.id) : {}
    return sendJson(c, transactionSchema, { ...transactionResponse(transaction, shop.priceStyle), ...reminded })
  })

  return routes
}
