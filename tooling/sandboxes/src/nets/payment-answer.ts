import { type Payment, chargedAmount, refundedAmount } from './payment.ts'

/** The answer of GET /v1/payments/{id}; an amount is absent, not 0, until it happens. */
export function paymentAnswer(payment: Payment) {
  const { order, checkout } = payment.request
  return {
    payment: {
      paymentId: payment.id,
      summary: withoutZeros({
        reservedAmount: payment.reservedAmount,
        chargedAmount: chargedAmount(payment),
        refundedAmount: refundedAmount(payment),
        cancelledAmount: payment.cancelledAmount,
      }),
      consumer: checkout.consumer ?? {},
      paymentDetails: payment.means ? { invoiceDetails: {}, cardDetails: {}, ...payment.means } : {},
      orderDetails: { amount: order.amount, currency: order.currency, reference: payment.reference },
      checkout: { url: payment.checkoutUrl, cancelUrl: null },
      created: payment.created,
      refunds: payment.refunds.map(({ id, amount }) => ({ refundId: id, amount, state: 'Completed' })),
      charges: payment.charges.map(({ id, amount }) => ({ chargeId: id, amount })),
      ...(payment.terminated && { terminated: payment.terminated }),
    },
  }
}

const withoutZeros = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0))
