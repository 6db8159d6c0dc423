import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { email, isEmail } from './email.ts'
import { storedEmail } from './clean-email.ts'
import { readableEmail } from './readable-email.ts'

describe('email', () => {
  it.each([
    ['\u202Akunde@example.com\u202C', 'kunde@example.com'],
    ['kunde@exam\u200Bple.com', 'kunde@example.com'],
    ['kunde@example.com,', 'kunde@example.com'],
    ['kunde@example.com.', 'kunde@example.com'],
    ['"kunde@example.com"', 'kunde@example.com'],
    ['<kunde@example.com>', 'kunde@example.com'],
    ['Inger Holm <kunde@example.com>;', 'kunde@example.com'],
    ['mailto:kunde@example.com', 'kunde@example.com'],
    ['kunde @ example.com', 'kunde@example.com'],
    ['a\u001B[2J@example.com', 'a[2J@example.com'],
    ['kunde\u2011holm@bla\u030Aba\u0308r.dk', 'kunde-holm@blåbär.dk'],
    [' søren@blåbær.dk ', 'søren@blåbær.dk'],
  ])('[FORM-01] reads %j as %j', (typed, clean) => {
    expect(v.parse(email, typed)).toBe(clean)
    expect(readableEmail(storedEmail(typed))).toBe(clean.toLowerCase())
  })

  it.each(['kunde@example.com tak', 'see kunde@example.com', 'a@b.c d@e.f', 'kunde@', ',', 'a\uE000@example.com'])(
    'takes no address out of %j',
    (typed) => {
      expect(isEmail(typed)).toBe(false)
    },
  )
})
