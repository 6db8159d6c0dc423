import { describe, expect, it } from 'vitest'
import { paymentMethodName, readPaymentMethod } from './payment-method.ts'

describe('payment methods', () => {
  it.each([
    // As Adyen writes them.
    ['visa', 'Visa'],
    ['mc', 'Mastercard'],
    ['amex', 'American Express'],
    ['visadankort', 'Dankort'],
    ['mobilepay', 'MobilePay'],
    ['visa_applepay', 'Apple Pay'],
    ['mc_googlepay', 'Google Pay'],
    ['klarna_account', 'Klarna'],
    // As Nets does.
    ['Visa', 'Visa'],
    ['MasterCard', 'Mastercard'],
    ['AmericanExpress', 'American Express'],
    ['Swish', 'Swish'],
  ])('a customer who paid by %s reads %s', (word, name) => {
    expect(paymentMethodName(readPaymentMethod(word) ?? '', 'da')).toBe(name)
  })

  it.each([
    '',
    '_',
    '4111 1111 1111 1111',
    '411111******1111',
    'constructor',
    '__proto__',
    'Inger Sørensen',
    'tok_8ac7',
  ])('nothing is kept of %j, which may be anything', (word) => {
    expect(readPaymentMethod(word)).toBeUndefined()
    expect(paymentMethodName(word, 'en')).toBeUndefined()
  })

  it('kinds are named in the language of the order', () => {
    const names = (['en', 'da', 'sv'] as const).map((language) => paymentMethodName('invoice', language))
    expect(names).toEqual(['Invoice', 'Faktura', 'Faktura'])
  })
})
