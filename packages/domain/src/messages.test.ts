import { expect, test } from 'vitest'
import english from './messages.en.json' with { type: 'json' }

const TOLD = [
  'RequiredFieldHelperText',
  'PleaseEnterValidEmail',
  'PleaseEnterSixOrMoreCharacters',
  'PleaseMakeSureYourPasswordsMatch',
  'InvalidCaptcha',
  'InvalidLoginOrPassword',
]

test('[CHK-29] [AUTH-09] [AUTH-10] the keys that the documents name are in the list', () => {
  expect(TOLD.filter((key) => !(key in english))).toEqual([])
})

test('every text says something, and none shouts', () => {
  expect(Object.entries(english).filter(([, wording]) => wording.trim() === '' || wording.includes('!'))).toEqual([])
})

test('the list is in order, so that two people can add to it at once', () => {
  expect(Object.keys(english)).toEqual(Object.keys(english).toSorted())
})
