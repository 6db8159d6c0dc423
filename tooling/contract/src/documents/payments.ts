import * as v from 'valibot'
import { address, expected, ours, text } from './field.ts'
import { NO_PAYMENT_FORM } from './switches.ts'

/** The ways to pay. `paymentMethods` is a text that holds JSON, or the list itself. */
export const paymentMethodsContract = v.object({
  paymentMethods: expected(
    v.union([v.string(), v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    'The cart shows no marks of payment methods, and the payment form offers none.',
  ),
  clientKey: expected(text, NO_PAYMENT_FORM),
  culture: expected(text, 'The payment form uses the culture of the shop.'),
  environment: expected(text, 'The payment form uses the live environment.'),
  iconBase: ours(address, 'The marks come from the payment provider.'),
  environmentUrls: ours(v.record(v.string(), v.unknown()), 'The payment form asks the provider itself.'),
})
