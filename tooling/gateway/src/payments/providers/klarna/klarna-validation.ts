import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { cartHash } from '../../../cart/cart-hash.ts'
import { loadCart } from '../../../cart/cart-store.ts'
import { loadPricedCart } from '../../../cart/load-priced-cart.ts'
import { hasUnsellableLine } from '../../../cart/unsellable-lines.ts'
import { bounded } from '../../../http/bounded.ts'
import { readBody } from '../../../http/read-request.ts'
import { findByPayment, type Transaction } from '../../../transactions/transaction-store.ts'
import type { ProviderCallbackServices } from '../provider.ts'
import { ORDER_ID } from './klarna-webhook.ts'

const anyId = v.pipe(v.string(), v.maxLength(64))
const orderSchema = bounded(
  v.object({
    order_id: anyId,
    order_amount: v.number(),
    purchase_currency: v.pipe(v.string(), v.maxLength(3)),
    merchant_reference1: v.nullish(anyId, ''),
  }),
)
type AskedOrder = v.InferOutput<typeof orderSchema>

const MAX_BODY_BYTES = 256 * 1024

/**
 * Klarna's question, right before it takes the money, whether its order still is what the shop and the customer agreed
 * on. Yes only where everything is as it was; otherwise the customer is led back to where the shop says what has changed.
 * Whoever asks learns nothing: the question is not signed.
 */
export function createKlarnaValidation(services: ProviderCallbackServices) {
  return new Hono().post('/validation', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const asked = await readBody(c, orderSchema)
    if (asked.order_id !== c.req.query(ORDER_ID)) return c.json(REFUSED, 400)
    const transaction = await findByPayment(services.db, 'klarna', asked.order_id)
    if (!transaction || !isAsAgreed(asked, transaction)) return c.json(REFUSED, 400)
    const changed = await changedSince(services, transaction)
    return changed === undefined ? c.body(null, 200) : c.redirect(`${transaction.draft.origin}${changed}`, 303)
  })
}

const REFUSED = { error_type: 'approval_failed' }

const isAsAgreed = (asked: AskedOrder, { id, amountMinor, currency }: Transaction) =>
  asked.order_amount === amountMinor &&
  asked.purchase_currency.toUpperCase() === currency &&
  asked.merchant_reference1 === id

/** Where the shop tells the customer what has changed since the order was drafted; nothing while it stands. */
async function changedSince({ db, findShop }: ProviderCallbackServices, transaction: Transaction) {
  const { id, correlationId, shopId, userId, isCurrent, status, heldBecause } = transaction
  const payment = `/payments/${id}/${correlationId}`
  if (!isCurrent || status !== 'authorising' || heldBecause !== null) return payment
  const shop = await findShop(shopId)
  if (!shop) return payment
  const cart = await loadCart(db, { shopId, userId })
  const priced = await loadPricedCart(db, shop, userId, cart)
  if (cartHash(priced, cart) !== transaction.cartHash) return payment
  return hasUnsellableLine(cart, priced) ? '/checkout' : undefined
}
