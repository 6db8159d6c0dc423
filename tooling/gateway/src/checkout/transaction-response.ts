import type { transactionSchema } from '@shop/domain/orders/transaction.ts'
import type { InferInput } from 'valibot'
import { PAYMENT_STATUS_OF } from '../model/transaction-status.ts'
import { formatMoney } from '../money/format.ts'
import { discountResponse } from '../money/discount-response.ts'
import { pricePerUnit } from '../money/price-per-unit.ts'
import { toPriceResponse } from '../money/price-response.ts'
import { shownMinor, shownPrice, type PriceStyle } from '../money/price-style.ts'
import { paymentTypeOf } from '../orders/shown-order.ts'
import type { Transaction } from '../transactions/transaction-store.ts'

/**
 * Returns a transaction as the shop reads it: the agreed order and the status of its payment. The shop's settings of today
 * decide whether prices are shown and include VAT, as on all other pages.
 */
export function transactionResponse(
  transaction: Transaction,
  { inclVat, isHidden = false }: Pick<PriceStyle, 'inclVat' | 'isHidden'>,
): InferInput<typeof transactionSchema> {
  const { lines, discounts, shipping, totals, properties } = transaction.draft
  const style = { ...transaction.draft.style, inclVat, isHidden }
  const isPaid = transaction.status === 'paid'
  const money = (minor: number) => formatMoney(minor, style)
  return {
    paymentId: transaction.paymentId ?? '',
    orderNumber: transaction.orderNumber ?? '',
    orderPlaced: transaction.orderNumber !== null,
    status: PAYMENT_STATUS_OF[transaction.status],
    correlationId: transaction.correlationId,
    // A paid transaction does not change any more.
    placementDate: isPaid ? transaction.updatedAt.toISOString() : '',
    ...(isPaid && { shippingType: shipping.name, paymentType: paymentTypeOf(transaction) }),
    errorMessage: isPaid ? '' : (transaction.lastRefusal ?? ''),
    products: lines.map((line) => ({
      id: line.isGift ? `gift-${line.id}` : line.id,
      itemNumber: line.itemNumber,
      name: line.name,
      imageUrl: line.imageUrl,
      quantity: line.quantity,
      colorName: line.colorName ?? '',
      productAttributes: Object.fromEntries(line.attributes ?? []),
      price: money(shownMinor(line.unitMinor, line.vatRate, style)),
      ...pricePerUnit(shownMinor(line.unitMinor, line.vatRate, style), style, line.content),
      ...(line.content && { content: line.content }),
      total: money(shownMinor(line.totalMinor, line.vatRate, style)),
      // The price that was paid for one piece. Analytics reads it.
      priceResponse: toPriceResponse(shownPrice({ priceMinor: line.unitMinor, bulk: [] }, line.vatRate, style), style),
    })),
    subTotalInclVat: money(totals.subTotalInclVat),
    subTotalExclVat: money(totals.subTotalExclVat),
    shippingPriceInclVat: money(shipping.inclVatMinor),
    shippingPriceExclVat: money(shipping.exclVatMinor),
    vat: money(totals.vat),
    vatExempt: totals.vatExempt ? money(totals.vatExempt) : '',
    ...discountResponse(discounts, style),
    totalPrice: money(totals.total),
    currencyCode: style.currency,
    hash: transaction.cartHash,
    ...(transaction.draft.isAddressFromPayment && { isAddressFromPayment: true }),
    eanNumber: properties.eanNumberApplied ?? '',
    referralCode: properties.referralCode ?? '',
  }
}
