import { aConfiguration } from '@shop/domain/testing/samples.ts'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { codeKinds, type CodeKind } from './code-kinds.ts'

const taken = (flags: object) =>
  codeKinds(aConfiguration({}, { ...flags }).featureFlags).map(({ property }) => property)

const read = (kind: CodeKind | undefined, code: string) => kind && v.safeParse(kind.rules, { code }).output

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
    expect(read(promo, '  WELCOME10 ')).toEqual({ code: 'WELCOME10' })
    expect(read(ean, ' 5798 000000001 ')).toEqual({ code: '5798000000001' })
    expect(read(ean, '123')).toEqual({ code: '123' })
    for (const kind of [promo, ean]) expect(kind && v.is(kind.rules, { code: ' \t ' })).toBe(false)
    expect(ean?.questions({ code: '123' })).toEqual({ code: 'EanQuestion' })
    expect(ean?.questions({ code: ' 5798000000001 ' })).toEqual({})
  })
})
