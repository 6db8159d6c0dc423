import * as fc from 'fast-check'
import { parseCpr } from '@shop/domain/fields/cpr.ts'
import { parseEan } from '@shop/domain/fields/ean.ts'
import { required } from '@shop/domain/fields/field-errors.ts'
import { codes, disguised } from '@shop/domain/testing/typed-texts.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { testShop } from '../../testing/test-shop.ts'
import { createEncryption } from '../access/encryption.ts'
import { emptyCart } from '../model/stored-cart.ts'
import { readShop } from '../shops/shop.ts'
import { acceptedProperties } from './accepted-properties.ts'
import { withProperties } from './properties.ts'

// `RUNS=10000` tries more.
const numRuns = Number(process.env['RUNS'] ?? 300)

const encryption = createEncryption('a secret')
const { configuration, settings } = testShop

/** What the shop's form sends for a typed code. */
const sentAs = {
  promoCode: (typed: string) => v.parse(required, typed),
  eanNumberApplied: (typed: string) => parseEan(typed) ?? v.parse(required, typed),
  cprNumber: (typed: string) => parseCpr(typed) ?? v.parse(required, typed),
}
const summaries = { promoCode: 'dk', eanNumberApplied: 'dk', cprNumber: 'cpr' } as const

describe('typed codes', () => {
  it.each(Object.keys(codes) as (keyof typeof codes)[])(
    '[FORM-02] [CART-12] are taken and stored as the shop sends them, and as they are meant: %s',
    (name) => {
      const featureFlags = { ...configuration.featureFlags, orderSummaryType: summaries[name], allowPromoCode: true }
      const shop = readShop({ id: 'test', version: '1', settings, changes: {} }, { ...configuration, featureFlags })
      const stored = (code: string) => {
        const accepted = acceptedProperties({ [name]: code }, shop)
        const { properties, encryptedCpr } = withProperties(emptyCart, accepted, encryption)
        return { ...properties, cpr: encryptedCpr && encryption.decrypt(encryptedCpr) }
      }
      const typedCode = codes[name].chain((meant) => disguised(meant).map((typed) => ({ meant, typed })))
      fc.assert(
        fc.property(typedCode, ({ meant, typed }) => {
          expect(stored(meant)[name]).toBeTruthy()
          expect(stored(typed)).toEqual(stored(meant))
          expect(stored(sentAs[name](typed))).toEqual(stored(meant))
        }),
        { numRuns },
      )
    },
    60_000,
  )
})
