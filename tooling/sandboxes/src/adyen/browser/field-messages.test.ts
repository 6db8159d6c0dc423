import { describe, expect, it } from 'vitest'
import { cardOf } from '../card.ts'
import { binMessage, binOf, brandMessage, changeMessage } from './field-messages.js'
import { type FieldType, readField } from './field-rules.js'

const now = new Date(2026, 10, 21)
const change = (fieldType: FieldType, typed: string) => changeMessage(fieldType, readField(fieldType, typed, { now }))
const blobs = (fieldType: FieldType, typed: string) =>
  Object.fromEntries(
    (change(fieldType, typed)[fieldType] as { encryptedFieldName: string; blob: string }[]).map(
      ({ encryptedFieldName, blob }) => [encryptedFieldName, blob],
    ),
  )

describe('what the fields tell the card form', () => {
  it('is encrypted so that only the sandbox can read it', () => {
    const parts = {
      ...blobs('encryptedCardNumber', '4111 1111 1111 1111'),
      ...blobs('encryptedExpiryDate', '03/30'),
      ...blobs('encryptedSecurityCode', '737'),
    }
    expect(JSON.stringify(parts)).not.toContain('4111111111111111')
    expect(cardOf({ type: 'scheme', ...parts })).toEqual({
      number: '4111111111111111',
      month: '03',
      year: '2030',
      securityCode: '737',
    })
  })

  it('names the last digits of a whole number, and the error of a wrong one', () => {
    expect(change('encryptedCardNumber', '4111111111111111')).toMatchObject({
      endDigits: '1111',
      issuerBin: '41111111',
    })
    expect(change('encryptedCardNumber', '4111111111111112')).toEqual({ action: 'luhnCheck', error: 'cc.num.902' })
    expect(change('encryptedExpiryDate', '0')).toEqual({ action: 'dateKeyPressed', error: '' })
  })

  it('names the brand, and takes it back', () => {
    expect(brandMessage('41')).toMatchObject({ action: 'brand', brand: 'visa', cvcPolicy: 'required' })
    expect(brandMessage('5000')).toMatchObject({ brand: 'maestro', cvcPolicy: 'optional' })
    expect(brandMessage('')).toMatchObject({ brand: null })
  })

  it('asks about a card from eleven digits on, and again only when these change', () => {
    expect(binMessage('4111111111', 'u-1')).toEqual({ action: 'binValue', binValue: '411111' })
    expect(binMessage('41111111111', 'u-1')).toMatchObject({ encryptedBin: expect.any(String), uuid: 'u-1' })
    expect(binOf('411111111111')).toBe(binOf('4111111111111111'))
    expect(binOf('4111111111')).toBe('')
  })
})
