import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { orderDetailsSchema } from './order.ts'

const address = {
  nameLine1: 'Dorothy Ashworth',
  nameLine2: '',
  addressLine1: '12 Orchard Lane',
  addressLine2: 'Flat 2',
  postalCode: 'HG1 4QT',
  city: 'Harrogate',
  country: 'GB',
}
const read = (parts: object) => v.parse(orderDetailsSchema, { orderNumber: 'HB-1', ...parts })

describe('[ORD-09] the addresses of an order', () => {
  const expected = {
    shippingLocation: { ...address, shippingMethod: 'Royal Mail 48' },
    invoiceAccount: { ...address, shippingMethod: '' },
  }

  test.each([
    ['flat', { shippingLocation: { ...address, shippingMethod: 'Royal Mail 48' }, invoiceAccount: address }],
    [
      'inside a part called address',
      { shippingLocation: { address, shippingMethod: 'Royal Mail 48' }, invoiceAccount: { address } },
    ],
    [
      'with the way of delivery beside them',
      { shippingLocation: { address }, shippingMethod: 'Royal Mail 48', invoiceAccount: address },
    ],
    [
      'with the way of delivery as a part of its own',
      { shippingLocation: { address, shippingMethod: { code: 'rm', name: 'Royal Mail 48' } }, invoiceAccount: address },
    ],
    [
      'inside, beside the same names with nothing in them',
      {
        shippingLocation: { address, nameLine1: null, shippingMethod: 'Royal Mail 48' },
        invoiceAccount: { address, city: '' },
      },
    ],
  ])('come %s', (_form, sent) => {
    expect(read(sent)).toMatchObject(expected)
  })

  test.each([{}, { shippingLocation: null, invoiceAccount: null, shippingMethod: null }])(
    'may be absent: %j',
    (sent) => {
      const { shippingLocation, invoiceAccount } = read(sent)
      expect([shippingLocation, invoiceAccount]).toEqual([undefined, undefined])
    },
  )

  test('of which a part cannot be read leave the order readable', () => {
    expect(read({ shippingLocation: { address: null, city: 'Leeds' }, invoiceAccount: { address: 'Leeds' } })).toEqual(
      expect.objectContaining({
        shippingLocation: expect.objectContaining({ city: 'Leeds', addressLine1: '' }),
        invoiceAccount: expect.objectContaining({ city: '' }),
      }),
    )
  })
})
