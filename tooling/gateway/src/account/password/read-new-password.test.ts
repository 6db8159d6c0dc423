import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readNewPassword } from './read-new-password.ts'

const rules = v.object({ password: v.string() })

describe('readNewPassword', () => {
  it('takes an uncommon password as the rules read it', () => {
    expect(readNewPassword(rules, { password: ' Quiet7Room ', name: 'Inger' })).toEqual({ password: ' Quiet7Room ' })
  })

  // Hashing ignores surrounding whitespace, so a padded password is the same password.
  it.each(['password1', 'PassWord1', '  password1 '])(
    'refuses a common password, however it is written: %j',
    (password) => {
      expect(() => readNewPassword(rules, { password })).toThrow(
        expect.objectContaining({ status: 400, errorCodes: ['password-too-common'] }),
      )
    },
  )
})
