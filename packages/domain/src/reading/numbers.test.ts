import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBorn, maskCpr, parseCpr } from '../fields/cpr.ts'
import { parseEan } from '../fields/ean.ts'

describe('a number with a check digit', () => {
  describe('[CHK-28] parseCpr', () => {
    test.each([
      ['251248-9996', '2512489996'],
      ['2512489996', '2512489996'],
      [' 251248 9996 ', '2512489996'],
      ['25 12 48\u20119996\u200B', '2512489996'],
      ['290200-4000', '2902004000'],
      ['290200-9000', '2902009000'],
      ['010101-0001', '0101010001'],
      ['850148-9996', '8501489996'],
      ['611248-9996', '6112489996'],
    ])('reads "%s"; the check digit proves nothing', (typed, cpr) => {
      expect(parseCpr(typed)).toBe(cpr)
    })

    test.each([
      '',
      '251248',
      '251248-999',
      '320148-9996',
      '310448-9996',
      '001248-9996',
      '251348-9996',
      '290201-4000',
      '290200-0000',
      '290200-3999',
      '000148-9996',
      'CPR 251248-9996',
      '251248-99961',
      '600148-9996',
      '920148-9996',
      '910448-9996',
      '251248-99x6',
    ])('does not take "%s": no such day, or not ten digits', (typed) => {
      expect(parseCpr(typed)).toBeUndefined()
    })

    test('reads the number of every birthday of the last century, and shows only the birthday', () => {
      const birthday = fc.date({ min: new Date('1900-01-01'), max: new Date('1999-12-31'), noInvalidDate: true })
      fc.assert(
        fc.property(birthday, fc.integer({ min: 0, max: 3999 }), (date, serial) => {
          const [year = '', month, day] = date.toISOString().slice(0, 10).split('-')
          const born = `${day}${month}${year.slice(2)}`
          const last = String(serial).padStart(4, '0')
          expect(parseCpr(`${born}-${last}`)).toBe(`${born}${last}`)
          expect(maskCpr(`${born}${last}`)).toBe(`${born}-****`)
        }),
      )
    })

    test.each([
      ['2512489996', true],
      ['2611260001', true],
      ['2611264001', true],
      ['2911264001', false],
      ['0101364001', false],
      ['0101374001', true],
      ['0101575001', false],
      ['0101585001', true],
      ['8911264001', false],
    ])('knows on 28 November 2026 whether the owner of "%s" is born: %s', (cpr, born) => {
      expect(isBorn(cpr, new Date('2026-11-28T12:00:00Z'))).toBe(born)
    })

    test('a mask never shows the end, however the number is written', () => {
      expect(['2512489996', '251248-9996', '251248 9996', '251248-****'].map(maskCpr)).toEqual(
        Array(4).fill('251248-****'),
      )
      expect(['', '  '].map(maskCpr)).toEqual(['', ''])
      fc.assert(fc.property(fc.string(), (typed) => /^$|^\d{0,6}-\*{4}$/.test(maskCpr(typed))))
    })
  })

  describe('parseEan', () => {
    const VALID = ['5798000000001', '5790001234560', '5798000999992']

    test('reads 13 digits with their check digit, blanks aside', () => {
      expect(VALID.map(parseEan)).toEqual(VALID)
      expect(parseEan(' 5798 0000 0000 1 ')).toBe('5798000000001')
    })

    test('a wrong digit is noticed, wherever it is', () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...VALID),
          fc.nat({ max: 12 }),
          fc.integer({ min: 1, max: 9 }),
          (ean, place, off) => {
            const wrong = (Number(ean[place]) + off) % 10
            expect(parseEan(`${ean.slice(0, place)}${wrong}${ean.slice(place + 1)}`)).toBeUndefined()
          },
        ),
      )
      expect(['', '579800000000', '57980000000010', '579800000000x'].map(parseEan)).toEqual(Array(4).fill(undefined))
    })
  })
})
