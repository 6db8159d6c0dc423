import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../fields/field-errors.ts'
import { newsletterRules } from './newsletter-rules.ts'

describe('newsletterRules', () => {
  test('[NEWS-01] the newsletter needs an email address and the tick', () => {
    expect(fieldErrors(newsletterRules, { email: 'x', agreed: false })).toEqual({
      email: 'PleaseEnterValidEmail',
      agreed: 'ConsentRequired',
    })
    expect(fieldErrors(newsletterRules, { email: 'dorothy@example.com', agreed: true })).toEqual({})
  })
})
