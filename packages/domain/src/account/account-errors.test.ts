import { describe, expect, test } from 'vitest'
import { sortAccountErrors } from './account-errors.ts'

const registration = { email: '', lastName: '', password: '', passwordConfirmed: '', captcha: '' }

describe('sortAccountErrors', () => {
  test('[CHK-25] [AUTH-13] puts each code of a refusal to the field it speaks of, however it is spelt, and loses none', () => {
    const codes = ['EmailInUse', 'password-too-common', 'passwords-do-not-match', 'invalid_captcha', 'InvalidLastName']
    expect(sortAccountErrors([...codes, 'too-many-attempts', 'never-heard-of'], registration)).toEqual({
      errors: {
        email: 'EmailInUse',
        password: 'PasswordTooCommon',
        passwordConfirmed: 'PleaseMakeSureYourPasswordsMatch',
        captcha: 'InvalidCaptcha',
        lastName: 'InvalidField',
      },
      errorCodes: ['too-many-attempts', 'never-heard-of'],
    })
  })

  test('a second code of a field stays a code', () => {
    expect(sortAccountErrors(['password-too-short', 'password-too-weak'], registration)).toEqual({
      errors: { password: 'PleaseEnterEightOrMoreCharacters' },
      errorCodes: ['password-too-weak'],
    })
    expect(sortAccountErrors([], registration)).toEqual({ errors: {}, errorCodes: [] })
  })

  test('[AUTH-21] a code of a field that the form does not have stays a code', () => {
    const contact = { message: '', name: '', email: '', phone: '', captcha: '' }
    expect(
      sortAccountErrors(['invalid-message', 'invalid-phone', 'InvalidName', 'invalid-last-name'], contact),
    ).toEqual({
      errors: { message: 'InvalidField', phone: 'InvalidField', name: 'InvalidField' },
      errorCodes: ['invalid-last-name'],
    })
  })

  test('[ACC-06] a wrong current password belongs to its field, in the form that asks for it', () => {
    expect(sortAccountErrors(['invalid-password'], { ...registration, currentPassword: '' })).toEqual({
      errors: { currentPassword: 'InvalidPassword' },
      errorCodes: [],
    })
    expect(sortAccountErrors(['invalid-password'], registration).errorCodes).toEqual(['invalid-password'])
  })
})
