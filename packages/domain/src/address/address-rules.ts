import * as v from 'valibot'
import type { Configuration } from '../shop/configuration.ts'
import { email, optionalEmail } from '../fields/email.ts'
import { given, optional, required, messageKey, tickable } from '../fields/field-errors.ts'
import type { MessageKey } from '../messages/messages.ts'
import { isPhone } from '../fields/phone.ts'
import { isPlain } from '../fields/plain-line.ts'
import {
  ADDRESS_LINE_MAX_LENGTH,
  bookFields,
  addressTable,
  isOptionalField,
  plannedFields,
  type PlannedField,
} from './address-table.ts'
import { isPostalCode, normalPostalCode } from '../fields/postal-code.ts'

type AddressSettings = Pick<Configuration, 'supportedCountries'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'addressStreet2IsRequired'>
}

const short = v.maxLength<string, number, MessageKey>(ADDRESS_LINE_MAX_LENGTH, messageKey('TextTooLong'))
const plain = v.check(isPlain, messageKey('TextNotPlain'))

const line = v.pipe(required, short, plain)
const optionalLine = v.pipe(optional, short, plain)
/** The fields for a person's names, in an address or an account. */
export const personName = v.pipe(required, short, plain)
export const optionalPersonName = v.pipe(optional, short, plain)

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
    fields.map((field) => [nameOf(field), isOptionalField(field, featureFlags) ? optionalLine : line]),
  ) as Record<Name, typeof line | typeof optionalLine>

/** The rules of a checkout address. The invoice address has an email too. The output is trimmed and ready to send. */
export const checkoutAddressRules = (configuration: AddressSettings, kind: 'invoice' | 'delivery') =>
  v.pipe(
    v.object({
      id: given,
      ...linesOf(plannedFields, (field) => field, configuration),
      email: kind === 'invoice' ? email : optionalEmail,
      countryCode: country(configuration),
    }),
    v.forward(
      v.partialCheck(
        [['postalCode'], ['countryCode']],
        ({ postalCode, countryCode }) => isPostalCode(postalCode, countryCode),
        messageKey('InvalidPostalCode'),
      ),
      ['postalCode'],
    ),
    v.forward(
      v.partialCheck(
        [['phoneNumber'], ['countryCode']],
        ({ phoneNumber, countryCode }) => isPhone(phoneNumber, countryCode),
        messageKey('InvalidPhone'),
      ),
      ['phoneNumber'],
    ),
    v.transform((address) => ({ ...address, postalCode: normalPostalCode(address.postalCode, address.countryCode) })),
  )

/** The rules of the address book's form: a delivery address, a fax number and the default flags. */
export const addressFormRules = (configuration: AddressSettings) =>
  v.intersect([
    checkoutAddressRules(configuration, 'delivery'),
    v.object({ fax: optionalLine, isDefaultBillingAddress: tickable, isDefaultShippingAddress: tickable }),
  ])

/** The rules of an address book entry as it is sent to the gateway. The output is trimmed. */
export const addressBookRules = (configuration: AddressSettings) =>
  v.pipe(
    v.object({
      ...linesOf(bookFields, (field) => addressTable[field].entry, configuration),
      fax: optionalLine,
      country: country(configuration),
      isDefaultBillingAddress: tickable,
      isDefaultShippingAddress: tickable,
    }),
    v.forward(
      v.partialCheck(
        [['postalCode'], ['country']],
        (address) => isPostalCode(address.postalCode, address.country),
        messageKey('InvalidPostalCode'),
      ),
      ['postalCode'],
    ),
    v.forward(
      v.partialCheck(
        [['telephone'], ['country']],
        (address) => isPhone(address.telephone, address.country),
        messageKey('InvalidPhone'),
      ),
      ['telephone'],
    ),
    v.transform((address) => ({ ...address, postalCode: normalPostalCode(address.postalCode, address.country) })),
  )
