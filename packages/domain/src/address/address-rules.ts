import * as v from 'valibot'
import type { Configuration } from '../shop/configuration.ts'
import { email, optionalEmail } from '../fields/email.ts'
import { given, optional, required, messageKey, tickable } from '../fields/field-errors.ts'
import { bookFields, addressTable, isOptionalField, plannedFields, type PlannedField } from './address-table.ts'
import { normalPostalCode } from '../fields/postal-code.ts'

type AddressSettings = Pick<Configuration, 'supportedCountries'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'addressStreet2IsRequired'>
}

/** Required only in shops that list the countries they deliver to. */
const country = ({ supportedCountries }: AddressSettings) =>
  Object.keys(supportedCountries).length === 0
    ? given
    : v.pipe(
        given,
        v.nonEmpty(messageKey('RequiredFieldHelperText')),
        v.check((code) => Object.hasOwn(supportedCountries, code), messageKey('CountryNotSupported')),
      )

/** Returns the rules of lines by the names that these fields have. */
const linesOf = <Field extends PlannedField, Name extends string>(
  fields: readonly Field[],
  nameOf: (field: Field) => Name,
  { featureFlags }: AddressSettings,
) =>
  Object.fromEntries(
    fields.map((field) => [nameOf(field), isOptionalField(field, featureFlags) ? optional : required]),
  ) as Record<Name, typeof required | typeof optional>

/** The rules of a checkout address. The invoice address has an email too. The output is trimmed and ready to send. */
export const checkoutAddressRules = (configuration: AddressSettings, kind: 'invoice' | 'delivery') =>
  v.pipe(
    v.object({
      id: given,
      ...linesOf(plannedFields, (field) => field, configuration),
      email: kind === 'invoice' ? email : optionalEmail,
      countryCode: country(configuration),
    }),
    v.transform((address) => ({ ...address, postalCode: normalPostalCode(address.postalCode, address.countryCode) })),
  )

/** The rules of the address book's form: a delivery address, a fax number and the default flags. */
export const addressFormRules = (configuration: AddressSettings) =>
  v.intersect([
    checkoutAddressRules(configuration, 'delivery'),
    v.object({ fax: optional, isDefaultBillingAddress: tickable, isDefaultShippingAddress: tickable }),
  ])

/** The rules of an address book entry as it is sent to the gateway. The output is trimmed. */
export const addressBookRules = (configuration: AddressSettings) =>
  v.pipe(
    v.object({
      ...linesOf(bookFields, (field) => addressTable[field].entry, configuration),
      fax: optional,
      country: country(configuration),
      isDefaultBillingAddress: tickable,
      isDefaultShippingAddress: tickable,
    }),
    v.transform((address) => ({ ...address, postalCode: normalPostalCode(address.postalCode, address.country) })),
  )
