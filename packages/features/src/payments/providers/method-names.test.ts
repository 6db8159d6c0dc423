import { describe, expect, it } from 'vitest'
import { methodName } from './method-names.ts'

describe('methodName', () => {
  it.each([
    ['scheme', 'Kort'],
    ['card', 'Kort'],
    ['mobilepay', 'MobilePay'],
    ['klarna_account', 'Klarna'],
    ['ideal', 'iDEAL'],
    ['ebanking_FI', 'Ebanking FI'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('[PAY-20] [CART-19] calls the way to pay "%s" "%s"', (type, name) => {
    expect(methodName(type, 'Kort')).toBe(name)
  })
})
