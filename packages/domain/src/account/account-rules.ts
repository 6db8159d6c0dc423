import * as v from 'valibot'
import { optionalPersonName, personName } from '../address/address-rules.ts'
import { BATTERY_SIZES } from '../catalogue/battery-sizes.ts'
import { captcha, type CaptchaSettings } from '../fields/captcha.ts'
import { email } from '../fields/email.ts'
import { consent, messageKey, required, tickable } from '../fields/field-errors.ts'
import type { Configuration } from '../shop/configuration.ts'
import { isSamePassword, loginPassword, newPassword } from './password.ts'

type RegistrationSettings = CaptchaSettings & {
  featureFlags: Pick<Configuration['featureFlags'], 'showPrivacyPolicyConsent'>
}

/** The rules for setting a new password, which is typed twice. */
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

/** The rules of the login form. */
export const loginRules = v.object({ email, password: loginPassword })

/** The rules for a customer's name and email. */
export const contactDetailsRules = v.object({
  firstName: personName,
  middleName: optionalPersonName,
  lastName: personName,
  email,
})

/** The rules of the registration form. The privacy consent is required only in shops that ask for it. */
export const registrationRules = (configuration: RegistrationSettings) =>
  v.intersect([
    v.object({
      ...contactDetailsRules.entries,
      receiveMarketingMaterials: tickable,
      privacyPolicyAgreed: configuration.featureFlags.showPrivacyPolicyConsent ? consent : tickable,
      captcha: captcha(configuration),
    }),
    resetPasswordRules,
  ])

/** The rules of the form that asks for a reset link. */
export const forgotPasswordRules = (configuration: CaptchaSettings) =>
  v.object({ email, captcha: captcha(configuration) })

/** The rules of the profile form while the password is changed too. */
export const passwordChangeRules = v.intersect([
  v.object({ ...contactDetailsRules.entries, currentPassword: loginPassword }),
  resetPasswordRules,
])

/** The rules of the profile form. Passwords are checked only while the box for changing them is ticked. */
export const profileRules = v.lazy((form) =>
  v.is(v.object({ updatePassword: v.literal(true) }), form) ? passwordChangeRules : contactDetailsRules,
)

/** The rules of the form for a customer's preferences. */
export const preferencesRules = v.object({
  batterySize: v.pipe(required, v.picklist(BATTERY_SIZES, messageKey('RequiredFieldHelperText'))),
})
