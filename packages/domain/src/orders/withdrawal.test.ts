import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../fields/field-errors.ts'
import { withdrawalRules } from './withdrawal.ts'

const withdrawal = { orderNumber: 'PD100001', name: 'Dorothy Ashworth', email: 'dorothy@example.com', reason: '' }

describe('withdrawalRules', () => {
  test('a withdrawal needs an order, a name and an address, and no reason', () => {
    expect(fieldErrors(withdrawalRules, withdrawal)).toEqual({})
    expect(fieldErrors(withdrawalRules, {})).toEqual({
      orderNumber: 'RequiredFieldHelperText',
      name: 'RequiredFieldHelperText',
      email: 'RequiredFieldHelperText',
    })
  })

  test('what its receipt repeats has an end', () => {
    expect(
      fieldErrors(withdrawalRules, { ...withdrawal, orderNumber: '1'.repeat(41), reason: 'x'.repeat(1001) }),
    ).toEqual({
      orderNumber: 'TextTooLong',
      reason: 'TextTooLong',
    })
    expect(fieldErrors(withdrawalRules, { ...withdrawal, reason: 'Too loud.\nAnd too large.' })).toEqual({})
  })
})
