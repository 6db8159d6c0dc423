import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../fields/field-errors.ts'
import { aConfiguration } from '../testing/samples.ts'
import { contactMessageRules } from './contact-message.ts'

const shop = aConfiguration({ captcha: { provider: 'turnstile', siteKey: 'key' } })

describe('contactMessageRules', () => {
  test('[CS-04] a message needs every field and the captcha', () => {
    expect(Object.keys(fieldErrors(contactMessageRules(shop), {})).toSorted()).toEqual([
      'captcha',
      'email',
      'message',
      'name',
      'phone',
    ])
  })

  test('[CS-05] a message may be long, but not endless', () => {
    const message = {
      message: 'Which dome fits?\nMine is a 312.',
      name: 'Dorothy',
      email: 'dorothy@example.com',
      phone: '01423 555 010',
      captcha: 'token',
    }
    expect(fieldErrors(contactMessageRules(shop), { ...message, message: 'x'.repeat(4000) })).toEqual({})
    expect(fieldErrors(contactMessageRules(shop), { ...message, message: 'x'.repeat(4001) })).toEqual({
      message: 'TextTooLong',
    })
  })
})
