import type { AddressField } from '@shop/domain/address/address.ts'
import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { PHONE_MAX_LENGTH } from '@shop/domain/fields/phone.ts'
import { useFlag } from '../runtime/config/shop-config.tsx'

/** The fields of an address that are typed. */
export type TextAddressField = Exclude<AddressField, 'id' | 'countryCode'>

interface FieldPlan {
  label: MessageKey
  hint?: MessageKey
  /** What browsers fill in by themselves. */
  autoComplete: string
  type?: 'email' | 'tel'
  maxLength?: number
}

/** What each field is called and how browsers help with it, in the order of a letter. */
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

/** Fields that stand beside another one where there is room; the company fills the place that the middle name leaves. */
const halves: readonly TextAddressField[] = ['firstName', 'middleName', 'lastName', 'postalCode', 'city']

// The keys of the plan are all there are.
const typedAddressFields = Object.keys(addressPlan) as TextAddressField[]

/** Every field of an address with its name, in the order of the form; for summaries of what is wrong. */
export const addressFieldNames: readonly { field: AddressField; label: MessageKey }[] = [
  ...typedAddressFields.map((field) => ({ field, label: addressPlan[field].label })),
  { field: 'countryCode', label: 'Country' },
]

/** Which fields this shop asks for, which of them may stay empty, and which stand in pairs. */
export function useAddressPlan(asksEmail: boolean) {
  const hidesMiddleName = useFlag('hideCustomerMiddleName')
  const needsLine2 = useFlag('addressStreet2IsRequired')
  const isShown = (field: TextAddressField) =>
    !(field === 'middleName' && hidesMiddleName) && !(field === 'email' && !asksEmail)
  const isOptional = (field: TextAddressField) =>
    field === 'middleName' || field === 'company' || (field === 'addressLine2' && !needsLine2)
  const fields = typedAddressFields.filter(isShown)
  const isHalf = (field: TextAddressField) => halves.includes(field) || (field === 'company' && !hidesMiddleName)
  return { fields, isOptional, isHalf }
}
