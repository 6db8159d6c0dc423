import * as v from 'valibot'
import { optionalPersonName, personName } from '../address/address-rules.ts'
import { BATTERY_SIZES } from '../catalogue/battery-sizes.ts'
import type { Configuration } from '../shop/configuration.ts'
import { email } from '../fields/email.ts'
import { consent, optional, required, messageKey, tickable } from '../fields/field-errors.ts'
import { isSamePassword, loginPassword, newPassword } from './password.ts'
import { phone } from '../fields/phone.ts'

type Around = Pick<Configuration, 'captcha'> & {
  featureFlags: Pick<Configuration['featureFlags'], 'showPrivacyPolicyConsent'>
}

/** Solved means that the widget gave a token; a shop without a captcha asks for none (OP-43). */
const captcha = (configuration: Pick<Configuration, 'captcha'>) =>
  configuration.captcha ? v.pipe(optional, v.nonEmpty(messageKey('InvalidCaptcha'))) : optional

/** What a form takes in which nothing but the captcha is left to fill in. */
export const captchaRules = (configuration: Pick<Configuration, 'captcha'>) =>
  v.object({ captcha: captcha(configuration) })

/** What setting a new password takes: typed twice alike (AUTH-09, AUTH-18). */
export const resetPasswordRules = v.pipe(
  v.object({ password: newPassword, passwordConfirmed: required }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirmed']],
      isSamePassword,
      messageKey('PleaseMakeSureYourPasswordsMatch'),
    ),
    ['passwordConfirmed'],
  ),
)

/** What the login form must hold (AUTH-02). */
export const loginRules = v.object({ email, password: loginPassword })

/** What the contact details of a customer must hold (ACC-03). */
export const contactDetailsRules = v.object({
  firstName: personName,
  middleName: optionalPersonName,
  lastName: personName,
  email,
})

/** What the registration form must hold (AUTH-07 to AUTH-10); the privacy consent only where the shop asks for it. */
export const registrationRules = (configuration: Around) =>
  v.intersect([
    v.object({
      ...contactDetailsRules.entries,
      receiveMarketingMaterials: tickable,
      privacyPolicyAgreed: configuration.featureFlags.showPrivacyPolicyConsent ? consent : tickable,
      captcha: captcha(configuration),
    }),
    resetPasswordRules,
  ])

/** What asking for a reset link takes (AUTH-15). */
export const forgotPasswordRules = (configuration: Pick<Configuration, 'captcha'>) =>
  v.object({ email, captcha: captcha(configuration) })

/** The same, with a change of the password (ACC-04). */
export const passwordChangeRules = v.intersect([
  v.object({ ...contactDetailsRules.entries, currentPassword: loginPassword }),
  resetPasswordRules,
])

/** What the form for one's contact details must hold; the passwords only where the box for them is ticked (ACC-04). */
export const profileRules = v.lazy((form) =>
  v.is(v.object({ updatePassword: v.literal(true) }), form) ? passwordChangeRules : contactDetailsRules,
)

/** The preference of a customer (ACC-08). */
export const preferencesRules = v.object({
  batterySize: v.pipe(required, v.picklist(BATTERY_SIZES, messageKey('RequiredFieldHelperText'))),
})

/** How many characters a message to customer service takes (CS-05). */
export const CONTACT_MESSAGE_MAX_LENGTH = 4000

const message = v.pipe(required, v.maxLength(CONTACT_MESSAGE_MAX_LENGTH, messageKey('TextTooLong')))

/** What the contact form must hold (CS-04). The name stands on a line of mails, as names in addresses do. */
export const contactMessageRules = (configuration: Pick<Configuration, 'captcha'>) =>
  v.object({ message, name: personName, email, phone, captcha: captcha(configuration) })
