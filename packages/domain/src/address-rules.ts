import * as v from 'valibot'
import type { Configuration } from './configuration.ts'
import { email } from './email.ts'
import { optional, required, says } from './field-errors.ts'
import { isPhone } from './phone.ts'
import { isPostalCode, normalPostalCode } from './postal-code.ts'

type Around = Pick<Configuration, 'supportedCountries'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'addressStreet2IsRequired'>
}

const phone = v.pipe(required, v.check(isPhone, says('InvalidPhone')))
const secondLine = ({ featureFlags }: Around) => (featureFlags.addressStreet2IsRequired ? required : optional)
const country = ({ supportedCountries }: Around) =>
  v.pipe(
    required,
    v.check((code) => isDelivered(code, supportedCountries), says('CountryNotSupported')),
  )

/** A shop that names no countries asks about none. */
const isDelivered = (code: string, supported: Configuration['supportedCountries']) =>
  Object.keys(supported).length === 0 || Object.hasOwn(supported, code)

/** What a checkout address must be (CHK-05, CHK-06); the invoice address has the email too. Its output is trimmed and ready to send. */
export const checkoutAddressRules = (configuration: Around, kind: 'invoice' | 'delivery') =>
  v.pipe(
    v.object({
      id: optional,
      firstName: required,
      middleName: optional,
      lastName: required,
      email: kind === 'invoice' ? email : optional,
      company: optional,
      addressLine1: required,
      addressLine2: secondLine(configuration),
      postalCode: required,
      city: required,
      phoneNumber: phone,
      countryCode: country(configuration),
    }),
    v.forward(
      v.partialCheck(
        [['postalCode'], ['countryCode']],
        ({ postalCode, countryCode }) => isPostalCode(postalCode, countryCode),
        says('InvalidPostalCode'),
      ),
      ['postalCode'],
    ),
    v.transform((address) => ({ ...address, postalCode: normalPostalCode(address.postalCode, address.countryCode) })),
  )

/** What an entry of the address book must be (ACC-14, ACC-15). Its output is trimmed and ready to send. */
export const addressBookRules = (configuration: Around) =>
  v.pipe(
    v.object({
      firstName: required,
      middleName: optional,
      lastName: required,
      company: optional,
      telephone: phone,
      fax: optional,
      streetAddress1: required,
      streetAddress2: secondLine(configuration),
      city: required,
      postalCode: required,
      country: country(configuration),
      isDefaultBillingAddress: v.optional(v.boolean(), false),
      isDefaultShippingAddress: v.optional(v.boolean(), false),
    }),
    v.forward(
      v.partialCheck(
        [['postalCode'], ['country']],
        (address) => isPostalCode(address.postalCode, address.country),
        says('InvalidPostalCode'),
      ),
      ['postalCode'],
    ),
    v.transform((address) => ({ ...address, postalCode: normalPostalCode(address.postalCode, address.country) })),
  )
