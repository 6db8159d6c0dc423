import * as v from 'valibot'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translationsSchema } from '../shop/content.ts'
import { errorCodeOf, messageKeyOf, readErrorCodes, toErrorCode, withErrorTexts } from './errors.ts'

describe('the error codes of a refusal', () => {
  test('[AUTH-21] [AUTH-13] [CHK-25] collects every code of a refusal, each once', () => {
    const body = {
      errorCode: 'email-in-use',
      errors: [
        { errorCode: 'invalid-captcha' },
        { errorCode: 'email-in-use' },
        'password-too-short',
        { field: 'x' },
        null,
      ],
      errorKeys: ['invoiceAddress.city'],
    }
    expect(readErrorCodes(body)).toEqual([
      'email-in-use',
      'invalid-captcha',
      'password-too-short',
      'invoiceAddress.city',
    ])
  })

  test('[AUTH-21] finds no codes where there are none, and never fails', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        for (const code of readErrorCodes(body)) expect(code).not.toBe('')
      }),
    )
    expect(
      [undefined, null, 'no', 7, [], { errorCode: 5 }, { errorCode: '' }, { errors: 'x' }].flatMap(readErrorCodes),
    ).toEqual([])
  })

  test.each([
    'InvalidLoginOrPassword',
    'invalidLoginOrPassword',
    'INVALID_LOGIN_OR_PASSWORD',
    ' invalid-login-or-password ',
    'Invalid login.or password',
    'Invalid - login _or  password',
  ])('[CHK-26] knows "%s" by its kebab-case name', (code) => {
    expect(toErrorCode(code)).toBe('invalid-login-or-password')
    expect(messageKeyOf(code)).toBe('InvalidLoginOrPassword')
  })

  test('[CHK-26] reads a code whose words are abbreviations', () => {
    expect(messageKeyOf('InvalidEANNumber')).toBe('InvalidEanNumber')
  })

  test('[CHK-26] what a rule of a form finds has the code that leads back to its message', () => {
    expect(errorCodeOf('InvalidPassword')).toBe('invalid-password')
    expect(errorCodeOf('PleaseEnterValidEmail')).toBe('invalid-email')
    expect(errorCodeOf('RequiredFieldHelperText')).toBeUndefined()
  })

  test('[CHK-26] [ERR-04] each known code has its own message', () => {
    const codes = [
      'email-in-use',
      'invalid-captcha',
      'reset-link-expired',
      'invalid-login-or-password',
      'favourites-authenticate-error',
    ]
    expect(new Set(codes.map(messageKeyOf)).size).toBe(codes.length)
    expect(codes.map(messageKeyOf)).not.toContain(undefined)
  })

  test('an unknown code has no message, not even one that every object has', () => {
    expect(messageKeyOf('disk-full')).toBeUndefined()
    expect(messageKeyOf('constructor')).toBeUndefined()
  })

  test('spelling a code twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(toErrorCode(toErrorCode(code))).toBe(toErrorCode(code))
      }),
    )
  })

  test('[ERR-04] finds the wording of an error also under its key, in either spelling', () => {
    const sent = {
      'favourites-authenticate-error': 'Log in first',
      EmailInUse: 'Known',
      'email-in-use': 'Taken',
      Cart: 'Bag',
    }
    expect(withErrorTexts(sent)).toEqual({ ...sent, FavouritesAuthenticateError: 'Log in first' })
    expect(v.parse(translationsSchema, { translations: sent }).translations).toEqual(withErrorTexts(sent))
  })
})
