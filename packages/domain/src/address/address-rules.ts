import * as v from 'valibot'
import type { Configuration } from '../shop/configuration.ts'
import { email } from '../fields/email.ts'
import { optional, required, messageKey, tickable } from '../fields/field-errors.ts'
import type { MessageKey } from '../messages/messages.ts'
import { isPhone } from '../fields/phone.ts'
import { isPlainLine } from '../fields/plain-line.ts'
import { isPostalCode, normalPostalCode } from '../fields/postal-code.ts'

type AddressSettings = Pick<Configuration, 'supportedCountries'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'addressStreet2IsRequired'>
}

/** The longest line of an address, in characters. */
export const ADDRESS_LINE_MAX_LENGTH = 120

const short = v.maxLength<string, number, MessageKey>(ADDRESS_LINE_MAX_LENGTH, messageKey('TextTooLong'))
const plain = v.check(isPlainLine, messageKey('TextNotPlain'))

const line = v.pipe(required, short, plain)
const optionalLine = v.pipe(optional, short, plain)
/** The fields for a person's names, in an address or an account. */
export const personName = v.pipe(required, short, plain)
export const optionalPersonName = v.pipe(optional, short, plain)
const secondLine = ({ featureFlags }: AddressSettings) => (featureFlags.addressStreet2IsRequired ? line : optionalLine)

/** Required only in shops that list the countries they deliver to. */
const country = ({ supportedCountries }: AddressSettings) =>
  Object.keys(supportedCountries).length === 0
    ? optional
    : v.pipe(
        required,
        v.check((code) => Object.hasOwn(supportedCountries, code), messageKey('CountryNotSupported')),
      )

/** The rules of a checkout address. The invoice address has an email too. The output is trimmed and ready to send. */
export const checkoutAddressRules = (configuration: AddressSettings, kind: 'invoice' | 'delivery') =>
  v.pipe(
    v.object({
      id: optionalLine,
      firstName: personName,
      middleName: optionalPersonName,
      lastName: personName,
      email: kind === 'invoice' ? email : optionalLine,
      company: optionalLine,
      addressLine1: line,
      addressLine2: secondLine(configuration),
      postalCode: line,
      city: line,
      phoneNumber: line,
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
      firstName: personName,
      middleName: optionalPersonName,
      lastName: personName,
      company: optionalLine,
      telephone: line,
      fax: optionalLine,
      streetAddress1: line,
      streetAddress2: secondLine(configuration),
      city: line,
      postalCode: line,
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
