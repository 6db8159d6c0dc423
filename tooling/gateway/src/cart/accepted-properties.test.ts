import { describe, expect, it } from 'vitest'
import { readShop } from '../shops/shop.ts'
import { testShop } from '../../testing/test-shop.ts'
import { acceptedProperties } from './accepted-properties.ts'

const { configuration, settings } = testShop
type Flags = typeof configuration.featureFlags

/** A shop with another kind of order summary. */
const shopWith = (flags: Partial<Flags>) =>
  readShop(
    { id: 'test_dk', version: '1', settings, changes: {} },
    { ...configuration, featureFlags: { ...configuration.featureFlags, ...flags } },
  )

const sent = {
  promoCode: 'SPRING',
  referralCode: 'FRIEND',
  eanNumberApplied: '5798 000000001',
  applyVATExempt: ' true ',
  cprNumber: '2512489996',
}

describe('acceptedProperties', () => {
  it.each<[Partial<Flags>, object]>([
    [
      { orderSummaryType: 'uk', allowPromoCode: false },
      { referralCode: 'FRIEND', applyVATExempt: 'true' },
    ],
    [{ orderSummaryType: 'global', allowPromoCode: false }, { referralCode: 'FRIEND' }],
    [{ orderSummaryType: 'dk', allowPromoCode: false }, { eanNumberApplied: '5798000000001' }],
    [{ orderSummaryType: 'cpr', allowPromoCode: false }, { cprNumber: '2512489996' }],
    [
      { orderSummaryType: 'dk', allowPromoCode: true },
      { promoCode: 'SPRING', eanNumberApplied: '5798000000001' },
    ],
  ])('a shop with %o keeps what it asks for [CFG-21, CART-14] (OP-17)', (flags, accepted) => {
    expect(acceptedProperties(sent, shopWith(flags))).toEqual(accepted)
  })

  it('what was not sent stays out, so that it changes nothing', () => {
    expect(acceptedProperties({}, shopWith({ orderSummaryType: 'uk' }))).toEqual({})
    expect(acceptedProperties({}, shopWith({ orderSummaryType: 'dk' }))).toEqual({})
  })

  it.each([
    ['5798 0000 00001', '5798000000001'],
    ['EAN 12', 'EAN 12'],
    [' ', ' '],
    ['', ''],
  ])('[FORM-03] the EAN number “%s” is taken, and an empty one removes the number', (typed, eanNumberApplied) => {
    const shop = shopWith({ orderSummaryType: 'dk' })
    expect(acceptedProperties({ eanNumberApplied: typed }, shop)).toEqual({ eanNumberApplied })
  })

  it('any word but “true” means that VAT is paid', () => {
    const shop = shopWith({ orderSummaryType: 'uk' })
    expect(acceptedProperties({ applyVATExempt: 'yes' }, shop)).toEqual({ applyVATExempt: 'false' })
  })
})
