import { expect, test } from 'vitest'
import { isEmail } from './email.ts'
import { isPhone } from './phone.ts'
import { isPostalCode, normalPostalCode } from './postal-code.ts'

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

test('a phone number is taken however it is grouped', () => {
  expect(
    ['70 12 34 56', '+45 70123456', '0770-12 34 56', '(01423) 555 010', '01.42.68.53.00'].filter(
      (text) => !isPhone(text),
    ),
  ).toEqual([])
  expect(['', '12345', 'call me', '+-() ', '12 34 5x 67'].filter(isPhone)).toEqual([])
})

test.each([
  ['DK', 'DK-8000', '8000'],
  ['DK', ' 8000 ', '8000'],
  ['SE', '58246', '582 46'],
  ['SE', 'SE-582 46', '582 46'],
  ['GB', 'hg14qt', 'HG1 4QT'],
  ['GB', 'SW1A  1AA', 'SW1A 1AA'],
  ['GB', 'gir0aa', 'GIR 0AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['NO', '0150', '0150'],
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
])('a postcode of %s cannot be "%s"', (country, typed) => {
  expect(isPostalCode(typed, country)).toBe(false)
})
