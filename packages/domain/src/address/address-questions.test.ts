import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { address as usualAddress } from '../testing/typed-texts.ts'
import { emptyAddress } from './address-conversion.ts'
import { addressQuestions } from './address-questions.ts'

const address = {
  ...emptyAddress('GB'),
  firstName: 'Dorothy',
  lastName: 'Ashworth',
  addressLine1: '12 Orchard Lane',
  postalCode: 'HG1 4QT',
  city: 'Harrogate',
  phoneNumber: '01423 555 010',
}
const asked = (typed: object) => addressQuestions({ ...address, ...typed })

describe('addressQuestions', () => {
  it('[FORM-03] asks about numbers that are none of the country', () => {
    const phoneNumber = '+44 1423 555 010'
    expect(asked({ countryCode: 'DK', phoneNumber })).toEqual({ postalCode: 'PostalCodeQuestion' })
    expect(asked({ countryCode: 'DK', phoneNumber, postalCode: '8000' })).toEqual({})
    expect(asked({ countryCode: 'DK', postalCode: '8000' })).toEqual({ phoneNumber: 'PhoneQuestion' })
    expect(asked({ phoneNumber: '39 62 00 14' })).toEqual({ phoneNumber: 'PhoneQuestion' })
    expect(asked({ phoneNumber: '01423 555 010, ext 2' })).toEqual({})
  })

  it('[FORM-03] asks about web addresses, long lines and unusual mailboxes', () => {
    expect(asked({ lastName: 'see https://evil.example', company: 'WWW.holm.example', city: 'x'.repeat(121) })).toEqual(
      {
        lastName: 'LinkQuestion',
        company: 'LinkQuestion',
        city: 'LengthQuestion',
      },
    )
    const emails = ['a,b@example.com', 'a@b..c', 'a@-b.com', 'kunde@example.d', 'kunde@192.0.2.1', '.a@example.com']
    expect(emails.filter((email) => asked({ email }).email !== 'EmailQuestion')).toEqual([])
    expect(asked({ email: 'kunde@example.com,' })).toEqual({})
    // An error, not a question.
    expect(asked({ email: 'kunde' })).toEqual({})
  })

  it('[FORM-03] asks nothing about names of people and places', () => {
    const names = [
      'J.R.Smith',
      'ST.JOHN',
      'Jens-Chr.hansen',
      'mr.smith',
      'O’Neill',
      'Nguyễn',
      '李小龍',
      'Amazon.com',
      '',
    ]
    expect(names.filter((lastName) => Object.keys(asked({ lastName })).length > 0)).toEqual([])
  })

  it('[FORM-03] asks nothing about an empty address, nor a usual one of six countries', () => {
    expect(addressQuestions(emptyAddress('DK'))).toEqual({})
    fc.assert(
      fc.property(usualAddress, (usual) => {
        expect(addressQuestions({ id: '', ...usual })).toEqual({})
      }),
    )
  })
})
