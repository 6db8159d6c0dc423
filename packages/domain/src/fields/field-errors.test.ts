import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldErrors, required } from './field-errors.ts'

const rules = v.object({ city: required, home: v.object({ floor: required }) })

describe('fieldErrors', () => {
  test('a form that keeps its rules has no field with an error', () => {
    expect(Object.keys(fieldErrors(rules, { city: 'Leeds', home: { floor: '2' } }))).toEqual([])
  })

  test('each field with an error is named with its group', () => {
    expect(Object.keys(fieldErrors(rules, { city: ' ', home: { floor: '' } }))).toEqual(['city', 'home.floor'])
  })

  test('what is no form at all has an error that belongs to no field', () => {
    expect(Object.keys(fieldErrors(rules, 'a text'))).toEqual([''])
  })
})
