import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail } from './email.ts'
import { isPhone } from './phone.ts'
import { isPostalCode, normalPostalCode } from './postal-code.ts'

const PATTERN_OF_THE_REQUIREMENTS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

describe('the format of a field', () => {
  test.each(['a@b.c', ' dorothy.ashworth@mail.example.com ', 'sören@post.se', `${'x'.repeat(248)}@b.com`])(
    '[CHK-29] takes %s for an email address',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  test.each(['', 'a@b', 'a b@c.d', '@b.c', 'a@@b.c', 'a@b.', 'a@.', `${'x'.repeat(249)}@b.com`])(
    '[CHK-29] takes %s for no email address',
    (text) => {
      expect(isEmail(text)).toBe(false)
    },
  )

  test('[CHK-29] takes for an email address all that the requirements take for one (OP-6)', () => {
    const typed = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', 'ö'), maxLength: 12 })
    fc.assert(
      fc.property(typed, (text) => {
        expect(isEmail(text) || !PATTERN_OF_THE_REQUIREMENTS.test(text.trim())).toBe(true)
      }),
    )
  })

  test.each([
    ['DK', '70 12 34 56'],
    ['DK', '+45 70123456'],
    ['DK', '0045 70 12 34 56'],
    ['DK', '4570123456'],
    ['DK', '+46 770-12 34 56'],
    ['DK', '0046 770-12 34 56'],
    ['DK', ' +45 70 12 34 56 '],
    ['DK', `70 12 34 56${' .'.repeat(14)}.`],
    ['SE', '0770-12 34 56'],
    ['SE', '+46 (0)770-12 34 56'],
    ['GB', '(01423) 555 010'],
    ['GB', '+44 1423 555010'],
    ['FR', '01.42.68.53.00'],
    ['FR', '+33 1 42 68 53 00'],
    ['DK', '70 12 34 56 at home'],
    ['SE', '0770-12 34 56 ankn 12'],
    ['GB', '01423 555 010, ext 2'],
    ['DK', '\u202A+45\u00A070\u2060-\u206012\u201134 56\u202C'],
    [undefined, '70 12 34 56'],
  ])('in %s a phone number may be written "%s"', (country, text) => {
    expect(isPhone(text, country)).toBe(true)
  })

  test.each([
    ['DK', '70 12 34 5'],
    ['DK', '70 12 34 56 7'],
    ['DK', '+45 70 12 34 5'],
    ['DK', '+46 770'],
    ['SE', '0770'],
    ['GB', '8000 123'],
    ['GB', '+44 (0)8000 123'],
    ['DK', 'call me'],
    ['DK', '12 34 5x 67'],
    ['DK', 'phone 70 12 34 56'],
    ['DK', '45 70 12 34 5'],
    ['DK', '+46 1234567890123456'],
    ['DK', `70 12 34 56${' -'.repeat(20)} .`],
    ['FR', '12345'],
    ['FR', '1234567890123456'],
    ['FR', '+-() '],
    [undefined, ''],
  ])('in %s "%s" is no phone number', (country, text) => {
    expect(isPhone(text, country)).toBe(false)
  })

  test.each([
    ['DK', 'DK-8000', '8000'],
    ['DK', ' 8000 ', '8000'],
    ['DK', 'dk8000', '8000'],
    ['SE', '58246', '582 46'],
    ['SE', 'SE-582 46', '582 46'],
    ['SE', 'se58246', '582 46'],
    ['SE', 'S-582 46', '582 46'],
    ['GB', 'hg14qt', 'HG1 4QT'],
    ['GB', 'SW1A  1AA', 'SW1A 1AA'],
    ['GB', 'gir0aa', 'GIR 0AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['GB', 'bfpo57', 'BFPO 57'],
    ['GB', 'HG1-4QT', 'HG1 4QT'],
    ['SE', '582-46', '582 46'],
    ['NO', '0150', '0150'],
    ['NO', 'N-0150', '0150'],
    ['DE', 'D-10115', '10115'],
    ['FI', 'FIN-00100', '00100'],
    ['DK', '\u202A8000\u200B', '8000'],
    ['DE', 'DE-10115', '10115'],
    ['IE', ' d02 x285 ', 'd02 x285'],
  ])('writes a postcode of %s the way the country does: "%s" as "%s"', (country, typed, written) => {
    expect(normalPostalCode(typed, country)).toBe(written)
    expect(normalPostalCode(written, country)).toBe(written)
    expect(isPostalCode(typed, country)).toBe(true)
  })

  test.each([
    ['DK', '800'],
    ['DK', '58246'],
    ['SE', '8000'],
    ['GB', '8000'],
    ['GB', 'HG1'],
    ['GB', ''],
    ['IE', ' '],
    ['constructor', ''],
  ])('a postcode of %s cannot be "%s"', (country, typed) => {
    expect(isPostalCode(typed, country)).toBe(false)
  })

  test.each([
    ['GB', 'hg1', 'hg1'],
    ['SE', '158246', '158246'],
    ['SE', '582461', '582461'],
  ])(
    '[CHK-29] a postcode of %s with too few or too many characters stays as typed: "%s"',
    (country, typed, written) => {
      expect(normalPostalCode(typed, country)).toBe(written)
      expect(isPostalCode(typed, country)).toBe(false)
    },
  )
})
