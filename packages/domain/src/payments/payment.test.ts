import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFailure, paymentIcons, readPaymentMethods, readPaymentStatus, readProviderMethods } from './payment.ts'

const METHODS = [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] }, { type: 'paypal' }]

describe('a payment', () => {
  describe('[PAY-20] readPaymentMethods', () => {
    test.each([
      ['a text that holds an object', JSON.stringify({ paymentMethods: METHODS })],
      ['a text that holds a list', JSON.stringify(METHODS)],
      ['an object', { paymentMethods: METHODS }],
      ['a list', METHODS],
    ])('reads %s', (_title, sent) => {
      expect(readPaymentMethods(sent)).toEqual([
        { type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] },
        { type: 'paypal', name: '', brands: [] },
      ])
    })

    test('one broken method does not hide the others', () => {
      expect(readPaymentMethods([{ name: 'no type' }, null, { type: 'paypal' }])).toHaveLength(1)
    })

    test('reads nothing out of anything else, and never fails', () => {
      expect(['', 'no', '{', '5', 'null', undefined, null, 7].flatMap(readPaymentMethods)).toEqual([])
      fc.assert(
        fc.property(fc.oneof(fc.anything(), fc.json()), (sent) => {
          expect(Array.isArray(readPaymentMethods(sent))).toBe(true)
        }),
      )
    })
  })

  describe('[PAY-20] readProviderMethods', () => {
    const issuers = {
      type: 'ideal',
      name: 'iDEAL',
      issuers: [{ id: '1121', name: 'A bank' }],
      configuration: { a: '1' },
    }

    test('keeps all that the form has to know of a method, also in a text', () => {
      expect(readProviderMethods(JSON.stringify({ paymentMethods: [issuers, ...METHODS] }))).toEqual([
        issuers,
        METHODS[0],
        { type: 'paypal', name: '' },
      ])
    })

    test('leaves out what is no method', () => {
      expect(readProviderMethods([null, { name: 'no type' }, 'scheme', issuers])).toEqual([issuers])
      expect(['no', undefined, 7].flatMap(readProviderMethods)).toEqual([])
    })
  })

  test('[CART-19] there is an icon for each card brand and for each other way to pay, once', () => {
    const methods = readPaymentMethods([
      ...METHODS,
      { type: 'scheme', brands: ['visa', 'amex'] },
      { type: '../x' },
      { type: 'x/../y' },
    ])
    expect(paymentIcons(methods)).toEqual(['visa', 'mc', 'paypal', 'amex'])
  })

  test('[PAY-22] [RES-05] a status is known in any case, and failures among them', () => {
    const words = ['succeeded', 'ERROR', 'Refused', ' cancelled ', 'pending', 'partialSUCCESS', 'paid', '']
    expect(words.map(readPaymentStatus)).toEqual([
      'Succeeded',
      'Error',
      'Refused',
      'Cancelled',
      'Pending',
      'PartialSuccess',
      undefined,
      undefined,
    ])
    expect(words.filter((word) => isFailure(readPaymentStatus(word)))).toEqual(['ERROR', 'Refused', ' cancelled '])
  })
})
