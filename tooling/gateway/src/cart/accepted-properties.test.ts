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
  ])('a shop with %o keeps what it asks for [CFG-21]', (flags, accepted) => {
    expect(acceptedProperties(sent, shopWith(flags))).toEqual({ accepted, errors: [] })
  })

  it('what was not sent stays out, so that it changes nothing', () => {
    expect(acceptedProperties({}, shopWith({ orderSummaryType: 'uk' }))).toEqual({ accepted: {}, errors: [] })
    expect(acceptedProperties({}, shopWith({ orderSummaryType: 'dk' }))).toEqual({ accepted: {}, errors: [] })
  })

  it.each([
    ['5798000000002', {}, ['invalid-ean-number']],
    [' ', { eanNumberApplied: ' ' }, []],
    ['', { eanNumberApplied: '' }, []],
  ])('the EAN number “%s” is checked, and an empty one removes the number', (eanNumberApplied, accepted, errors) => {
    const shop = shopWith({ orderSummaryType: 'dk' })
    expect(acceptedProperties({ eanNumberApplied }, shop)).toEqual({ accepted, errors })
  })

  it('any word but “true” means that VAT is paid', () => {
    const shop = shopWith({ orderSummaryType: 'uk' })
    expect(acceptedProperties({ applyVATExempt: 'yes' }, shop).accepted).toEqual({ applyVATExempt: 'false' })
  })
})
