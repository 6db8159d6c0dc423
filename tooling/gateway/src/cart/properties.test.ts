import { describe, expect, it } from 'vitest'
import { createEncryption } from '../access/encryption.ts'
import { emptyCart, type StoredCart } from '../model/stored-cart.ts'
import { withProperties } from './properties.ts'

const encryption = createEncryption('a secret')
const cart: StoredCart = {
  ...emptyCart,
  properties: { promoCode: 'SPRING', cprNumber: '251248-****' },
  encryptedCpr: encryption.encrypt('2512489996'),
}
const sending = (cprNumber: string, before = cart) => withProperties(before, { cprNumber }, encryption)
const numberIn = ({ encryptedCpr }: StoredCart) => (encryptedCpr === null ? null : encryption.decrypt(encryptedCpr))

describe('a CPR number', () => {
  it('stays when it is not sent, or sent back as the shop shows it', () => {
    expect(withProperties(cart, {}, encryption)).toEqual(cart)
    expect(sending('251248-****')).toEqual(cart)
  })

  it.each(['251248-9996', '2512489996', ' 251248 9996 '])('that is sent again as “%s” changes nothing', (cprNumber) => {
    expect(sending(cprNumber)).toEqual(cart)
  })

  it('that is new replaces the one before, and is shown masked', () => {
    const changed = sending('010190-1234')
    expect(numberIn(changed)).toBe('0101901234')
    expect(changed.properties).toEqual({ promoCode: 'SPRING', cprNumber: '010190-****' })
  })

  it('is encrypted in a cart that had none', () => {
    const changed = sending('251248-9996', emptyCart)
    expect(numberIn(changed)).toBe('2512489996')
    expect(changed.properties).toEqual({ cprNumber: '251248-****' })
  })

  it('that is none is kept as typed, so that the order can refuse it', () => {
    expect(numberIn(sending('123'))).toBe('123')
  })

  it.each(['', '  '])('goes altogether when “%s” is sent', (cprNumber) => {
    expect(sending(cprNumber)).toEqual({ ...cart, properties: { promoCode: 'SPRING' }, encryptedCpr: null })
  })

  it('is encrypted anew when the secret of the one before is gone', () => {
    const lost = { ...cart, encryptedCpr: createEncryption('a secret of before').encrypt('2512489996') }
    expect(numberIn(sending('251248-9996', lost))).toBe('2512489996')
  })
})

describe('another property', () => {
  it('may contain a star', () => {
    expect(withProperties(cart, { promoCode: ' 5*STAR ' }, encryption).properties.promoCode).toBe('5*STAR')
  })

  it('changes or goes without the CPR number', () => {
    expect(withProperties(cart, { promoCode: ' ' }, encryption)).toEqual({
      ...cart,
      properties: { cprNumber: '251248-****' },
    })
  })
})
