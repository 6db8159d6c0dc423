import { EMAIL_MAX_LENGTH } from '../fields/email.ts'
import { PHONE_MAX_LENGTH } from '../fields/phone.ts'
import type { MessageKey } from '../messages/messages.ts'

interface AddressFieldPlan {
  /** The field's name in the address book. Undefined for a field of the checkout alone. */
  entry?: string
  label: MessageKey
  hint?: MessageKey
  autoComplete: string
  type?: 'email' | 'tel'
  maxLength?: number
  /** The part of a row that it takes where there is room. The names share one. */
  width?: 'half' | 'third'
  isOptional?: true
  /** The flag that makes an optional field required, and what to write then. */
  required?: { by: 'addressStreet2IsRequired'; hint: MessageKey }
  /** Printed as a line of its own, above the postal code. Orders show it under the same name. */
  isStreetLine?: true
  /** The documents do not name the field, so other gateways do not send or read it. */
  isOurs?: true
}

/** The fields of an address, in the order of its forms. Schemas, rules, forms, requests and printed lines follow this table. */
export const addressTable = {
  firstName: { entry: 'firstName', label: 'FirstName', autoComplete: 'given-name', width: 'third' },
  middleName: {
    entry: 'middleName',
    label: 'MiddleName',
    autoComplete: 'additional-name',
    width: 'third',
    isOptional: true,
  },
  lastName: { entry: 'lastName', label: 'LastName', autoComplete: 'family-name', width: 'third' },
  company: { entry: 'company', label: 'Company', autoComplete: 'organization', isOptional: true },
  email: { label: 'Email', hint: 'EmailHint', autoComplete: 'email', type: 'email', maxLength: EMAIL_MAX_LENGTH },
  phoneNumber: {
    entry: 'telephone',
    label: 'Phone',
    hint: 'PhoneHint',
    autoComplete: 'tel',
    type: 'tel',
    maxLength: PHONE_MAX_LENGTH,
  },
  addressLine1: {
    entry: 'streetAddress1',
    label: 'AddressLine1',
    autoComplete: 'address-line1',
    isStreetLine: true,
  },
  addressLine2: {
    entry: 'streetAddress2',
    label: 'AddressLine2',
    autoComplete: 'address-line2',
    isOptional: true,
    required: { by: 'addressStreet2IsRequired', hint: 'AddressLine2Hint' },
    isStreetLine: true,
  },
  postalCode: { entry: 'postalCode', label: 'PostalCode', autoComplete: 'postal-code', width: 'half' },
  city: { entry: 'city', label: 'City', autoComplete: 'address-level2', width: 'half' },
  countryCode: { entry: 'country', label: 'Country', autoComplete: 'country' },
} as const satisfies Record<string, AddressFieldPlan>

type Table = typeof addressTable
/** The fields of the table whose plan has a part. */
type FieldsWith<Part> = { [Field in keyof Table]: Table[Field] extends Part ? Field : never }[keyof Table]
export type PlannedField = keyof Table
type BookField = FieldsWith<{ entry: string }>
export type EntryField = Table[BookField]['entry']
/** The fields that the documents do not name, by the name that they have in the checkout and in the address book. */
export type OurField = FieldsWith<{ isOurs: true }>
export type OurEntryField =
  FieldsWith<{ isOurs: true; entry: string }> extends infer Field extends BookField ? Table[Field]['entry'] : never
export type StreetField = FieldsWith<{ isStreetLine: true }>

export const planOf = (field: PlannedField): AddressFieldPlan => addressTable[field]

// The table has every key of its type, and a filter finds the fields with the part that it asks for.
export const plannedFields = Object.keys(addressTable) as readonly PlannedField[]
/** The fields that the address book has too. */
export const bookFields = plannedFields.filter((field): field is BookField => planOf(field).entry !== undefined)
export const entryFields: readonly EntryField[] = bookFields.map((field) => addressTable[field].entry)
export const streetFields = plannedFields.filter((field): field is StreetField => planOf(field).isStreetLine === true)

/** Returns whether a field may stay empty in a shop with these flags. */
export function isOptionalField(field: PlannedField, flags: Record<'addressStreet2IsRequired', boolean>): boolean {
  const { isOptional = false, required } = planOf(field)
  return isOptional && !(required && flags[required.by])
}
