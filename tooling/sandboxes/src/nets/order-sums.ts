import type { OrderItem } from './create-payment-schema.ts'
import type { FieldErrors } from './field-errors.ts'

// Nets calculates with doubles and accepts sums that round to the same minor unit.
const same = (one: number, other: number) => Math.abs(one - other) < 1

/** Checks that lines and total add up, as Nets does for a new payment. */
export function sumErrorsOf(items: readonly OrderItem[], amount: number): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, item] of items.entries()) {
    const net = item.unitPrice * item.quantity
    const tax = (net * item.taxRate) / 10_000
    if (!same(item.netTotalAmount, net))
      errors[`order.items[${index}].netTotalAmount`] = ['Is not unitPrice × quantity']
    if (!same(item.taxAmount, tax)) errors[`order.items[${index}].taxAmount`] = ['Does not follow from taxRate']
    if (item.grossTotalAmount !== item.netTotalAmount + item.taxAmount) {
      errors[`order.items[${index}].grossTotalAmount`] = ['Is not netTotalAmount + taxAmount']
    }
  }
  const total = items.reduce((sum, item) => sum + item.grossTotalAmount, 0)
  if (amount !== total) errors['order.amount'] = ['Is not the sum of the items']
  return errors
}
