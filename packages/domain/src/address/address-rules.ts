import * as v from 'valibot'
import type { Configuration } from '../shop/configuration.ts'
import { email } from '../fields/email.ts'
import { optional, required, messageKey, tickable } from '../fields/field-errors.ts'
import type { MessageKey } from '../messages/messages.ts'
import { isPhone } from '../fields/phone.ts'
import { isPersonName, isPlainLine } from '../fields/plain-line.ts'
import { isPostalCode, normalPostalCode } from '../fields/postal-code.ts'

type Around = Pick<Configuration, 'supportedCountries'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'addressStreet2IsRequired'>
}

/** How many characters a line of an address takes. */
export const ADDRESS_LINE_MAX_LENGTH = 120

const short = v.maxLength<string, number, MessageKey>(ADDRESS_LINE_MAX_LENGTH, messageKey('TextTooLong'))
// A mail about the order repeats them to whoever was named.
const plain = v.check(isPlainLine, messageKey('TextNotPlain'))
const personal = v.check(isPersonName, messageKey('TextNotPlain'))

const line = v.pipe(required, short, plain)
const optionalLine = v.pipe(optional, short, plain)
/** The names of a person, in an address or an account. */
export const personName = v.pipe(required, short, personal)
export const optionalPersonName = v.pipe(optional, short, personal)
const secondLine = ({ featureFlags }: Around) => (featureFlags.addressStreet2IsRequired ? line : optionalLine)

/** A shop that names no countries asks for none. */
const country = ({ supportedCountries }: Around) =>
  Object.keys(supportedCountries).length === 0
    ? optional
    : v.pipe(
        required,
        v.check((code) => Object.hasOwn(supportedCountries, code), messageKey('CountryNotSupported')),
      )

/** What a checkout address must be (CHK-05, CHK-06); the invoice address has the email too. Its output is trimmed and ready to send. */
export const checkoutAddressRules = (configuration: Around, kind: 'invoice' | 'delivery') =>
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

/** The form for an entry of the address book: a checkout address without an email, and what checkouts do not ask for. */
export const addressFormRules = (configuration: Around) =>
  v.intersect([
    checkoutAddressRules(configuration, 'delivery'),
    v.object({ fax: optionalLine, isDefaultBillingAddress: tickable, isDefaultShippingAddress: tickable }),
  ])

/** What an entry of the address book must be (ACC-14, ACC-15). Its output is trimmed and ready to send. */
export const addressBookRules = (configuration: Around) =>
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
