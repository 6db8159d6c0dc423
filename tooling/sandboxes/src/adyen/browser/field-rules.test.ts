import { describe, expect, it } from 'vitest'
import { readField } from './field-rules.js'

const now = new Date(2026, 10, 21)
const number = (typed: string) => readField('encryptedCardNumber', typed, { now })
const expiry = (typed: string) => readField('encryptedExpiryDate', typed, { now })
const code = (typed: string, brand?: string) => readField('encryptedSecurityCode', typed, { now, brand })

describe('the fields of the card form', () => {
  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111 1111 1111 2', '4111 1111 1111 1111 2'],
    ['371449635398431', '3714 496353 98431'],
    ['37144963539843100', '3714 496353 98431'],
    ['411', '411'],
  ])('writes %s as %s', (typed, text) => {
    expect(number(typed).text).toBe(text)
  })

  it('takes a number that is whole and has a right check digit, and complains of no other before it is left', () => {
    expect(number('4111 1111 1111 1111')).toMatchObject({ isComplete: true, error: '' })
    expect(number('4111 1111 1111 1112')).toMatchObject({ isComplete: false, error: 'cc.num.902' })
    expect(number('4111 1111')).toMatchObject({ isComplete: false, error: '', unfinished: 'cc.num.901' })
  })

  it.each([
    ['0330', '03/30', true, ''],
    ['4', '04', false, ''],
    ['4/30', '04/30', true, ''],
    ['1/30', '01/30', true, ''],
    ['1226', '12/26', true, ''],
    ['1126', '11/26', true, ''],
    ['1026', '10/26', false, 'cc.dat.912'],
    ['1330', '13/30', false, 'cc.dat.912'],
    ['0399', '03/99', false, 'cc.dat.913'],
  ])('reads the date %s as %s', (typed, text, isComplete, error) => {
    expect(expiry(typed)).toMatchObject({ text, isComplete, error })
  })

  it('wants three digits of a security code, of American Express four', () => {
    expect(code('737').isComplete).toBe(true)
    expect(code('7373').digits).toBe('737')
    expect(code('737', 'amex').isComplete).toBe(false)
    expect(code('7373', 'amex').isComplete).toBe(true)
  })
})
