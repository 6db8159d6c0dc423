import { describe, expect, test } from 'vitest'
import { isSameEmail } from './same-email.ts'

describe('isSameEmail', () => {
  test('[NEWS-04] [ACC-03] an address is the same whatever its capitals and the blanks around it', () => {
    expect(isSameEmail(' Inger@Example.dk ', 'inger@example.dk')).toBe(true)
    expect(isSameEmail('ÅSE@example.dk'.normalize('NFD'), 'åse@example.dk')).toBe(true)
    expect(isSameEmail('inger@example.dk', 'inger@example.se')).toBe(false)
  })
})
