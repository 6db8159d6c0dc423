import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { storedEmail } from '../fields/clean-email.ts'
import { normalPassword } from '../fields/password.ts'
import { disguisedTexts, login } from '../testing/typed-texts.ts'
import { loginRules, resetPasswordRules } from './account-rules.ts'

// `RUNS=10000` tries more.
const numRuns = Number(process.env['RUNS'] ?? 300)

const typedLogin = login.chain((meant) => disguisedTexts(meant).map((typed) => ({ meant, typed })))

describe('a typed login', { timeout: 60_000 }, () => {
  it('[FORM-01] [AUTH-02] [AUTH-24] is taken, and is the one that is meant, in the shop and in the gateway', () => {
    fc.assert(
      fc.property(typedLogin, ({ meant, typed }) => {
        const sent = v.safeParse(loginRules, typed)
        expect(sent.issues).toBeUndefined()
        const { email = '', password = '' } = sent.output as Partial<typeof meant>
        // The gateway gets what the shop sends, or what another program has not cleaned.
        for (const text of [typed.email, email]) expect(storedEmail(text)).toBe(storedEmail(meant.email))
        for (const text of [typed.password, password]) expect(normalPassword(text)).toBe(normalPassword(meant.password))
      }),
      { numRuns },
    )
  })

  it('[FORM-01] [AUTH-08] may be chosen as a new one', () => {
    const rules = resetPasswordRules({ passwordMinLength: 6 })
    fc.assert(
      fc.property(typedLogin, ({ meant, typed }) => {
        const { issues } = v.safeParse(rules, { password: typed.password, passwordConfirmed: meant.password })
        expect(issues).toBeUndefined()
      }),
      { numRuns },
    )
  })
})
