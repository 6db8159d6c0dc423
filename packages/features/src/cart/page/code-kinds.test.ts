import { aConfiguration } from '@shop/domain/testing/samples.ts'
import { describe, expect, it } from 'vitest'
import { codeKinds } from './code-kinds.ts'

const taken = (flags: object) =>
  codeKinds(aConfiguration({}, { ...flags }).featureFlags).map(({ property }) => property)

describe('codeKinds', () => {
  it.each([
    [{}, []],
    [{ allowPromoCode: true }, ['promoCode', 'referralCode']],
    [{ allowPromoCode: true, orderSummaryType: 'uk' }, ['promoCode', 'referralCode']],
    [{ allowPromoCode: true, orderSummaryType: 'dk' }, ['promoCode', 'eanNumberApplied']],
    [{ orderSummaryType: 'dk' }, ['eanNumberApplied']],
    [{ orderSummaryType: 'uk' }, []],
    [{ orderSummaryType: 'cpr' }, []],
  ])('[CART-10] [CFG-21] a shop with %o takes %o', (flags, properties) => {
    expect(taken(flags)).toEqual(properties)
  })

  it('[CART-12] reads codes without the blanks around them, and blank as none', () => {
    const [promo, ean] = codeKinds(aConfiguration({}, { allowPromoCode: true, orderSummaryType: 'dk' }).featureFlags)
    expect(promo?.read('  WELCOME10 ')).toBe('WELCOME10')
    expect(promo?.read('   ')).toBeUndefined()
    expect(ean?.read(' 5798000000001 ')).toBeDefined()
    expect(ean?.read('123')).toBe('123')
    expect(ean?.read(' ')).toBeUndefined()
    expect(ean?.ask?.('123')).toBe('EanQuestion')
    expect(ean?.ask?.(' 5798000000001 ')).toBeUndefined()
  })
})
