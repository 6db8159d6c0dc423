import { describe, expect, test } from 'vitest'
import { isEmail } from './email.ts'

describe('isEmail', () => {
  test('an address has no signs that are not shown', () => {
    const hidden = ['a\u001B[2J@example.com', 'a@exam\u200Bple.com', 'a\u202E@example.com', 'a@b\u0007.example.com']
    expect(hidden.filter(isEmail)).toEqual([])
    expect(isEmail(' søren@blåbær.dk ')).toBe(true)
  })
})
