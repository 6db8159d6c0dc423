import * as v from 'valibot'
import { expected, ours } from './field.ts'
import * as form from './form.ts'
import { NO_PAYMENT_FORM } from './switches.ts'

/** The ways to pay. `paymentMethods` is a text that holds JSON, or the list itself. */
export const paymentMethodsContract = v.object({
  paymentMethods: expected(
    v.union([v.string(), v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    'The cart shows no marks of payment methods, and the payment form offers none.',
  ),
  clientKey: expected(form.text, NO_PAYMENT_FORM),
  culture: expected(form.text, 'The payment form uses the culture of the shop.'),
  environment: expected(form.text, 'The payment form uses the live environment.'),
  iconBase: ours(form.address, 'The marks come from the payment provider.'),
  environmentUrls: ours(v.record(v.string(), v.unknown()), 'The payment form asks the provider itself.'),
})
