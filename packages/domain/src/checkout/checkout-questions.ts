import { addressQuestions } from '../address/address-questions.ts'
import type { CheckoutAddress } from '../address/address.ts'
import type { FieldErrors } from '../fields/field-errors.ts'
import { cprQuestion } from '../fields/questions.ts'
import type { Configuration } from '../shop/configuration.ts'
import { asksCpr } from './free-shop.ts'

interface TypedCheckout {
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  shipToDifferentAddress: boolean
  cprNumber: string
}

/** Returns the questions about what was typed into the checkout form, by the path of the field. */
export function checkoutQuestions(
  { invoiceAddress, deliveryAddress, shipToDifferentAddress, cprNumber }: TypedCheckout,
  configuration: Pick<Configuration, 'featureFlags'>,
): FieldErrors<string> {
  const cpr = asksCpr(configuration) ? cprQuestion(cprNumber) : undefined
  return {
    ...within('invoiceAddress', addressQuestions(invoiceAddress)),
    ...(shipToDifferentAddress && within('deliveryAddress', addressQuestions(deliveryAddress))),
    ...(cpr && { cprNumber: cpr }),
  }
}

const within = (group: string, questions: FieldErrors<string>): FieldErrors<string> =>
  Object.fromEntries(Object.entries(questions).map(([field, question]) => [`${group}.${field}`, question]))
