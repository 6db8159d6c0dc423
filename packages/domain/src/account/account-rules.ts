import * as v from 'valibot'
import { BATTERY_SIZES } from '../catalogue/batteries/battery-sizes.ts'
import { captcha, type CaptchaSettings } from '../fields/captcha.ts'
import { email } from '../fields/email.ts'
import { consent, given, messageKey, optional, required, tickable } from '../fields/field-errors.ts'
import { normalPassword, requiredPassword } from '../fields/password.ts'
import { PASSWORD_MIN_LENGTH } from '../shop/completed-fields.ts'
import type { Configuration } from '../shop/configuration.ts'

/** What the owner of a shop may say about new passwords. */
type PasswordSettings = Partial<Pick<Configuration, 'passwordMinLength'>>
type RegistrationSettings = CaptchaSettings &
  PasswordSettings & {
    featureFlags: Pick<Configuration['featureFlags'], 'showPrivacyPolicyConsent'>
  }

/** The shortest password that a login accepts, in characters. Older accounts may have such passwords. */
const LOGIN_PASSWORD_MIN = 6
/** The longest password that can be chosen, in characters. */
const PASSWORD_MAX = 30

const lengthOf = (password: string) => normalPassword(password).length

/** The password field of the login form. Trimmed, as passwords are when they are chosen. */
const loginPassword = v.pipe(
  requiredPassword,
  v.check((typed) => lengthOf(typed) >= LOGIN_PASSWORD_MIN, messageKey('PleaseEnterSixOrMoreCharacters')),
)

const TOO_SHORT = {
  6: messageKey('PleaseEnterSixOrMoreCharacters'),
  8: messageKey('PleaseEnterEightOrMoreCharacters'),
} as const

/** The field for a new password: at most 30 characters, with a letter and a digit. */
const newPassword = ({ passwordMinLength = PASSWORD_MIN_LENGTH }: PasswordSettings) =>
  v.pipe(
    requiredPassword,
    v.check((chosen) => lengthOf(chosen) >= passwordMinLength, TOO_SHORT[passwordMinLength]),
    v.check((chosen) => lengthOf(chosen) <= PASSWORD_MAX, messageKey('PasswordTooLong')),
    v.check((chosen) => /(?=.*\p{L}).*\d/u.test(normalPassword(chosen)), messageKey('PasswordNeedsLetterAndNumber')),
  )

/** Returns whether both fields hold the same password. */
const isSamePassword = ({ password, passwordConfirmed }: { password: string; passwordConfirmed: string }) =>
  normalPassword(password) === normalPassword(passwordConfirmed)

/** The rules for setting a new password, which is typed twice. */
export const resetPasswordRules = (settings: PasswordSettings = {}) =>
  v.pipe(
    v.object({ password: newPassword(settings), passwordConfirmed: requiredPassword }),
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
  firstName: required,
  middleName: optional,
  lastName: required,
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
    resetPasswordRules(configuration),
  ])

/** The rules of the form that asks for a reset link. */
export const forgotPasswordRules = (configuration: CaptchaSettings) =>
  v.object({ email, captcha: captcha(configuration) })

/** The rules of the profile form while the password is changed too. */
export const passwordChangeRules = (settings: PasswordSettings = {}) =>
  v.intersect([
    v.object({ ...contactDetailsRules.entries, currentPassword: loginPassword }),
    resetPasswordRules(settings),
  ])

/** The rules of the profile form. Passwords are checked only while the box for changing them is ticked. */
export const profileRules = (settings: PasswordSettings = {}) =>
  v.lazy((form) =>
    v.is(v.object({ updatePassword: v.literal(true) }), form) ? passwordChangeRules(settings) : contactDetailsRules,
  )

/** The rules of the form for a customer's preferences. */
export const preferencesRules = v.object({
  batterySize: v.pipe(given, v.picklist(BATTERY_SIZES, messageKey('RequiredFieldHelperText'))),
})
