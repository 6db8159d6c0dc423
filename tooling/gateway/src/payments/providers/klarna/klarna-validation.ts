import { interpolate } from '@shop/domain/messages/messages.ts'
import { writtenCulture } from '@shop/domain/text/culture.ts'
import { pages } from '@shop/domain/text/pages.ts'
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
import { readTexts } from '../../../shops/documents.ts'
import { isForAnotherCountry } from '../../adopt-paid-addresses.ts'
import type { ProviderCallbackServices } from '../provider.ts'
import { klarnaAddressesSchema, readAddresses } from './klarna-addresses.ts'
import { referenceOf } from './bought-order.ts'
import { ORDER_ID } from './klarna-webhook.ts'

const anyId = v.pipe(v.string(), v.maxLength(64))
const orderSchema = bounded(
  v.object({
    order_id: anyId,
    order_amount: v.number(),
    purchase_currency: v.pipe(v.string(), v.maxLength(3)),
    merchant_reference1: v.nullish(anyId, ''),
    merchant_reference2: v.nullish(anyId, ''),
    ...klarnaAddressesSchema.entries,
  }),
)
type AskedOrder = v.InferOutput<typeof orderSchema>

const MAX_BODY_BYTES = 256 * 1024

/**
 * Klarna's call right before it takes the money: it asks whether the order is still as agreed. After a change Klarna sends the
 * customer to the page of the shop that explains it. The call is not signed, so the answer contains no personal data.
 */
export function createKlarnaValidation(services: ProviderCallbackServices) {
  return new Hono().post('/validation', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const asked = await readBody(c, orderSchema)
    if (asked.order_id !== c.req.query(ORDER_ID)) return c.json(NOT_AGREED, 400)
    const transaction = await findByPayment(services.db, 'klarna', asked.order_id)
    if (!transaction || !isAsAgreed(asked, transaction)) return c.json(NOT_AGREED, 400)
    if (isForAnotherCountry(transaction.draft, readAddresses(asked))) {
      return c.json(await elsewhere(services, transaction), 400)
    }
    const changed = await changedSince(services, transaction)
    return changed === undefined ? c.body(null, 200) : c.redirect(`${transaction.draft.origin}${changed}`, 303)
  })
}

/** A refusal whose text Klarna shows in its form. The text is required (docs.kustom.co, validate order). */
interface KlarnaRefusal {
  error_type: 'approval_failed' | 'address_error'
  error_text: string
}

const NOT_AGREED: KlarnaRefusal = {
  error_type: 'approval_failed',
  error_text: 'The order has changed. Please go back to the shop and try again.',
}

async function elsewhere(
  { db }: ProviderCallbackServices,
  { shopId, draft }: Pick<Transaction, 'shopId' | 'draft'>,
): Promise<KlarnaRefusal> {
  const { deliveryAddress, invoiceAddress, style } = draft
  const { countryCode } = deliveryAddress ?? invoiceAddress
  const country =
    new Intl.DisplayNames(writtenCulture(style.cultureName), { type: 'region' }).of(countryCode) ?? countryCode
  const { PaymentAddressElsewhere: wording = OTHER_COUNTRY } = await readTexts(db, shopId)
  return { error_type: 'address_error', error_text: interpolate(wording, { country }) }
}

/** The fallback for shops without this text. */
const OTHER_COUNTRY = 'We deliver this order to {country} only. Please use an address there, or go back to the shop.'

const isAsAgreed = (asked: AskedOrder, { id, amountMinor, currency }: Transaction) =>
  asked.order_amount === amountMinor &&
  asked.purchase_currency.toUpperCase() === currency &&
  referenceOf(asked, id) === id

/** Returns the page of the shop that explains what has changed since the order was placed. Undefined if nothing has. */
async function changedSince({ db, findShop }: ProviderCallbackServices, transaction: Transaction) {
  const { id, correlationId, shopId, userId, isCurrent, status, heldBecause } = transaction
  const payment = pages.payment.href({ transactionId: id, correlationId })
  if (!isCurrent || status !== 'authorising' || heldBecause !== null) return payment
  const shop = await findShop(shopId)
  if (!shop) return payment
  const cart = await loadCart(db, { shopId, userId })
  const priced = await loadPricedCart(db, shop, userId, cart)
  if (cartHash(priced, cart) !== transaction.cartHash) return payment
  return hasUnsellableLine(cart, priced) ? pages.checkout.href() : undefined
}
