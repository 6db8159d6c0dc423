import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  contactDetailsRules,
  forgotPasswordRules,
  loginRules,
  passwordChangeRules,
  preferencesRules,
  profileRules,
  registrationRules,
  resetPasswordRules,
} from './account-rules.ts'
import { fieldErrors } from '../fields/field-errors.ts'
import { aConfiguration } from '../testing/samples.ts'

const captcha = { captcha: { provider: 'turnstile', siteKey: 'key' } }
const shop = aConfiguration(captcha)
const email = 'dorothy@example.com'
const passwords = { password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }
const registration = {
  firstName: 'Dorothy',
  middleName: '',
  lastName: 'Ashworth',
  email,
  ...passwords,
  captcha: 'token',
}
const needs = (rules: v.GenericSchema) => Object.keys(fieldErrors(rules, {})).toSorted()

const saidOf = (password: string) =>
  fieldErrors(resetPasswordRules(), { password, passwordConfirmed: password }).password

describe('the rules of account forms', () => {
  describe('[AUTH-02] login', () => {
    test('needs both fields, an email address, and six characters of password', () => {
      expect(needs(loginRules)).toEqual(['email', 'password'])
      expect(fieldErrors(loginRules, { email: 'dorothy', password: 'short' })).toEqual({
        email: 'PleaseEnterValidEmail',
        password: 'PleaseEnterSixOrMoreCharacters',
      })
      expect(fieldErrors(loginRules, { email, password: 'aaaaaa' })).toEqual({})
    })
  })

  describe('registration', () => {
    test('[AUTH-07] needs names, email, both passwords and the captcha', () => {
      expect(needs(registrationRules(shop))).toEqual([
        'captcha',
        'email',
        'firstName',
        'lastName',
        'password',
        'passwordConfirmed',
      ])
      expect(fieldErrors(registrationRules(shop), registration)).toEqual({})
    })

    test('[AUTH-10] an unsolved captcha is said to be invalid; a gateway that checks none needs none', () => {
      const unsolved = { ...registration, captcha: '' }
      expect(fieldErrors(registrationRules(shop), unsolved)).toEqual({ captcha: 'InvalidCaptcha' })
      expect(fieldErrors(registrationRules({ ...shop, captcha: 'none' }), unsolved)).toEqual({})
    })

    test('[CFG-23] the privacy consent is needed where the shop asks for it', () => {
      const asking = registrationRules(aConfiguration(captcha, { showPrivacyPolicyConsent: true }))
      expect(fieldErrors(asking, registration)).toEqual({ privacyPolicyAgreed: 'ConsentRequired' })
      expect(fieldErrors(asking, { ...registration, privacyPolicyAgreed: true })).toEqual({})
    })

    test('[AUTH-08] a password is trimmed before it is sent', () => {
      const sent = v.parse(registrationRules(shop), { ...registration, password: ' Quiet7Room ' })
      expect(sent).toMatchObject({ password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' })
    })
  })

  describe('[AUTH-08] a new password', () => {
    test.each([
      ['Quiet7R', 'PleaseEnterEightOrMoreCharacters'],
      ['  Quiet7R  ', 'PleaseEnterEightOrMoreCharacters'],
      [`a1${'x'.repeat(29)}`, 'PasswordTooLong'],
      ['QuietRoom', 'PasswordNeedsLetterAndNumber'],
      ['12345678', 'PasswordNeedsLetterAndNumber'],
      ['   ', 'RequiredFieldHelperText'],
      ['Quiet7Ro', undefined],
      ['høreværn1', undefined],
      [`a1${'x'.repeat(28)}`, undefined],
    ])('of "%s" says %s', (password, message) => {
      expect(saidOf(password)).toBe(message)
    })

    test('may have six characters where the owner says so, and names that number', () => {
      const { password } = fieldErrors(resetPasswordRules({ passwordMinLength: 6 }), { password: 'Quie7' })
      expect(password).toBe('PleaseEnterSixOrMoreCharacters')
      const six = { password: 'Quiet7', passwordConfirmed: 'Quiet7' }
      expect(fieldErrors(resetPasswordRules({ passwordMinLength: 6 }), six)).toEqual({})
      expect(
        fieldErrors(profileRules({ passwordMinLength: 6 }), { updatePassword: true, ...six }).password,
      ).toBeUndefined()
    })

    test('has 8 to 30 characters, a letter and a digit, or is refused', () => {
      const typed = fc.string({ unit: fc.constantFrom('a', 'Z', '1', ' ', '-'), maxLength: 40 })
      fc.assert(
        fc.property(typed, (password) => {
          const chosen = password.trim()
          const good = chosen.length >= 8 && chosen.length <= 30 && /[a-z]/i.test(chosen) && /\d/.test(chosen)
          expect(saidOf(password) === undefined).toBe(good)
        }),
      )
    })

    test('[AUTH-09] [AUTH-18] must be typed twice alike', () => {
      expect(fieldErrors(resetPasswordRules(), { ...passwords, passwordConfirmed: 'Quiet7Rooms' })).toEqual({
        passwordConfirmed: 'PleaseMakeSureYourPasswordsMatch',
      })
      expect(fieldErrors(resetPasswordRules(), { ...passwords, passwordConfirmed: ' Quiet7Room ' })).toEqual({})
      expect(fieldErrors(resetPasswordRules(), { ...passwords, passwordConfirmed: ' ' })).toEqual({
        passwordConfirmed: 'RequiredFieldHelperText',
      })
    })
  })

  test('[AUTH-15] a reset link needs an email address and the captcha', () => {
    expect(needs(forgotPasswordRules(shop))).toEqual(['captcha', 'email'])
  })

  test('[ACC-03] contact details need first name, last name and email', () => {
    expect(needs(contactDetailsRules)).toEqual(['email', 'firstName', 'lastName'])
  })

  test('[ACC-04] a change of password needs the present one and the new one twice', () => {
    const details = { firstName: 'Dorothy', lastName: 'Ashworth', email }
    expect(Object.keys(fieldErrors(passwordChangeRules(), details))).toEqual([
      'currentPassword',
      'password',
      'passwordConfirmed',
    ])
    expect(fieldErrors(passwordChangeRules(), { ...details, ...passwords, currentPassword: 'Hearing2026' })).toEqual({})
  })

  test('[ACC-04] passwords count only while the box for them is ticked', () => {
    const details = { firstName: 'Dorothy', lastName: 'Ashworth', email }
    expect(fieldErrors(profileRules(), details)).toEqual({})
    expect(fieldErrors(profileRules(), { ...details, updatePassword: false })).toEqual({})
    expect(Object.keys(fieldErrors(profileRules(), { ...details, updatePassword: true }))).toEqual([
      'currentPassword',
      'password',
      'passwordConfirmed',
    ])
  })

  test('[ACC-08] the battery size is one of the five', () => {
    const sizes = ['10', '13', '312', '675', 'rechargeable', '', '12']
    const messages = sizes.map((batterySize) => fieldErrors(preferencesRules, { batterySize }).batterySize)
    expect(messages).toEqual([...Array<undefined>(5), 'RequiredFieldHelperText', 'RequiredFieldHelperText'])
  })
})
