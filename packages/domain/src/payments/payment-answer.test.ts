import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { paymentAnswerSchema } from './providers/adyen.ts'

const action = { type: 'redirect', url: 'https://bank.example' }
const readAction = (sent: unknown) => v.parse(paymentAnswerSchema, { status: 'Pending', action: sent }).action

describe('the answer to a payment', () => {
  test('[PAY-16] [API-24] the further step of a payment comes as an object or as a text of JSON, like the ways to pay', () => {
    expect(readAction(action)).toEqual(action)
    expect(readAction(JSON.stringify(action))).toEqual(action)
  })

  test('[PAY-16] a payment without a further step may say so in many ways', () => {
    for (const none of [undefined, null, '', 'null', false, {}]) expect(readAction(none)).toBeUndefined()
  })

  test('[PAY-16] a further step that cannot be read is not taken for none, because the payment would look finished', () => {
    for (const odd of ['redirect', '7', 7, true])
      expect(v.is(paymentAnswerSchema, { status: 'Pending', action: odd })).toBe(false)
  })
})
