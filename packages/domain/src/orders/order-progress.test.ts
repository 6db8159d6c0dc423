import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderProgress } from './order-progress.ts'

const read = (sent: object) => v.parse(v.object(orderProgress), sent)
const trackingNumber = '00370726100007919'
const trackingUrl = `https://carrier.example/?id=${trackingNumber}`

describe('orderProgress', () => {
  it('[ORD-17] reads how an order ended and how its parcel is followed', () => {
    const sent = { outcome: 'refunded', parcel: { trackingNumber, trackingUrl } }
    expect(read(sent)).toEqual(sent)
  })

  it.each([{}, { outcome: null, parcel: null }, { outcome: 'lost', parcel: '12' }, { outcome: 3, parcel: {} }])(
    '[ORD-17] reads nothing out of %j, and keeps the order',
    (sent) => expect(read(sent)).toEqual({ outcome: undefined, parcel: undefined }),
  )

  it.each(['javascript:alert(1)', 'http://carrier.example/', 'https://', `https://a.example/${'x'.repeat(2000)}`, 7])(
    '[ORD-17] leads nowhere by %s, and keeps the number',
    (address) => {
      const { parcel } = read({ parcel: { trackingNumber, trackingUrl: address } })
      expect(parcel).toEqual({ trackingNumber, trackingUrl: undefined })
    },
  )

  it.each([' ', 'x'.repeat(101)])('[ORD-17] has no parcel where its number is no number: "%s"', (number) => {
    expect(read({ parcel: { trackingNumber: number } }).parcel).toBeUndefined()
  })
})
