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

/** What asking for a reset link takes (AUTH-15). */
export const forgotPasswordRules = (configuration: CaptchaSettings) =>
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
