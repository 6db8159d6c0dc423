import type { FieldErrors } from '../fields/field-errors.ts'
import { emailQuestion, lineQuestion, phoneQuestion, postalCodeQuestion, type Question } from '../fields/questions.ts'
import { plannedFields, type PlannedField } from './address-table.ts'
import type { CheckoutAddress } from './address.ts'

/** What the form asks about a field. Fields without an entry are lines. */
const ASKS: Partial<Record<PlannedField, (typed: string, countryCode: string) => Question | undefined>> = {
  email: emailQuestion,
  phoneNumber: phoneQuestion,
  postalCode: postalCodeQuestion,
  // Chosen, not typed.
  countryCode: () => undefined,
}

/** Returns the questions about what was typed into an address, by field. */
export const addressQuestions = (address: CheckoutAddress): FieldErrors<PlannedField> =>
  Object.fromEntries(
    plannedFields.flatMap((field) => {
      const question = (ASKS[field] ?? lineQuestion)(address[field], address.countryCode)
      return question ? [[field, question]] : []
    }),
  )
