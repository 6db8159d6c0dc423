import type { AddressField } from '@shop/domain/address/address.ts'
import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { PHONE_MAX_LENGTH } from '@shop/domain/fields/phone.ts'
import { useFlag } from '../runtime/config/shop-config.tsx'

/** The address fields that take text. */
export type TextAddressField = Exclude<AddressField, 'id' | 'countryCode'>

interface FieldPlan {
  label: MessageKey
  hint?: MessageKey
  autoComplete: string
  type?: 'email' | 'tel'
  maxLength?: number
}

/** Label, autofill and limits of each text field, in the order of a postal address. */
export const addressPlan: Record<TextAddressField, FieldPlan> = {
  firstName: { label: 'FirstName', autoComplete: 'given-name' },
  middleName: { label: 'MiddleName', autoComplete: 'additional-name' },
  lastName: { label: 'LastName', autoComplete: 'family-name' },
  company: { label: 'Company', autoComplete: 'organization' },
  email: { label: 'Email', hint: 'EmailHint', autoComplete: 'email', type: 'email', maxLength: EMAIL_MAX_LENGTH },
  phoneNumber: { label: 'Phone', hint: 'PhoneHint', autoComplete: 'tel', type: 'tel', maxLength: PHONE_MAX_LENGTH },
  addressLine1: { label: 'AddressLine1', autoComplete: 'address-line1' },
  addressLine2: { label: 'AddressLine2', autoComplete: 'address-line2' },
  postalCode: { label: 'PostalCode', autoComplete: 'postal-code' },
  city: { label: 'City', autoComplete: 'address-level2' },
}

/** Fields that take half a row where there is room. The company does so where the middle name is hidden. */
const halves: readonly TextAddressField[] = ['firstName', 'middleName', 'lastName', 'postalCode', 'city']

// `addressPlan` has every key of its type.
const typedAddressFields = Object.keys(addressPlan) as TextAddressField[]

/** Every field with its label, in the order of the form, for error summaries. */
export const addressFieldNames: readonly { field: AddressField; label: MessageKey }[] = [
  ...typedAddressFields.map((field) => ({ field, label: addressPlan[field].label })),
  { field: 'countryCode', label: 'Country' },
]

/** Returns the fields that this shop asks for, which are optional, which take half a row, and their hints. */
export function useAddressPlan(asksEmail: boolean) {
  const hidesMiddleName = useFlag('hideCustomerMiddleName')
  const needsLine2 = useFlag('addressStreet2IsRequired')
  const isShown = (field: TextAddressField) =>
    !(field === 'middleName' && hidesMiddleName) && !(field === 'email' && !asksEmail)
  const isOptional = (field: TextAddressField) =>
    field === 'middleName' || field === 'company' || (field === 'addressLine2' && !needsLine2)
  const fields = typedAddressFields.filter(isShown)
  const isHalf = (field: TextAddressField) => halves.includes(field) || (field === 'company' && !hidesMiddleName)
  /** Says what to write into a field that is required, but means nothing to some customers. */
  const hintOf = (field: TextAddressField) =>
    field === 'addressLine2' && needsLine2 ? 'AddressLine2Hint' : addressPlan[field].hint
  return { fields, isOptional, isHalf, hintOf }
}
