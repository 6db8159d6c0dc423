import { describe, expect, it } from 'vitest'
import { digitsOf, expiryOf, isCardNumber, isFuture, isSecurityCode } from './card.js'

describe('a typed card', () => {
  it('accepts numbers with a right check digit, however they are spaced', () => {
    expect(isCardNumber(digitsOf('4111 1111-1111 1111'))).toBe(true)
    expect(isCardNumber(digitsOf('3714 4963 5398 431'))).toBe(true)
  })

  it('refuses any number with one digit changed', () => {
    const number = '4111111111111111'
    const mistyped = Array.from(
      number,
      (digit, place) => number.slice(0, place) + ((Number(digit) + 1) % 10) + number.slice(place + 1),
    )
    expect(mistyped.filter(isCardNumber)).toEqual([])
  })

  it.each(['03/30', '3/30', '0330', '03 / 2030', ' 03/30 '])('reads %j as March 2030', (typed) => {
    expect(expiryOf(typed)).toEqual({ month: 3, year: 2030 })
  })

  it.each(['', '13/30', '00/30', 'March', '03/3'])('reads no date in %j', (typed) => {
    expect(expiryOf(typed)).toBeUndefined()
  })

  it('takes a card until the last day of its month', () => {
    expect(isFuture({ month: 11, year: 2026 }, new Date(2026, 10, 30))).toBe(true)
    expect(isFuture({ month: 11, year: 2026 }, new Date(2026, 11, 1))).toBe(false)
    expect(isFuture(undefined, new Date(2026, 11, 1))).toBe(false)
  })

  it('wants three or four digits from the back', () => {
    expect(['737', '7373', '73', '73737', 'abc'].map(isSecurityCode)).toEqual([true, true, false, false, false])
  })
})
