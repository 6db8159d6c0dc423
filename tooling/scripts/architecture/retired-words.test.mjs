import { describe, expect, it } from 'vitest'
import { retiredWordComplaints } from './retired-words.mjs'
import { identifiersIn, parse } from './syntax.mjs'

const complaintsIn = (file, source) => retiredWordComplaints(file, identifiersIn(parse(file, source), source))

describe('retired words', () => {
  it.each([
    ['packages/features/src/runtime/use-woken.ts', ''],
    ['packages/features/src/till/page.tsx', ''],
    ['packages/features/src/page.tsx', 'const REQUEST_PATIENCE = 60_000'],
    ['packages/features/src/page.tsx', 'export const createHoldBack = () => 1'],
    ['packages/features/src/page.tsx', 'export type Way = { path: string }'],
    ['packages/features/src/page.tsx', 'const button = <button data-press="add:1">+</button>'],
    ['packages/features/src/page.tsx', 'const link = <li>{t(`${shelf.title} of ${{ a: 1 }.a}`)}</li>'],
    ['tooling/gateway/src/payments/payment.ts', 'interface Settlement {}'],
  ])('are found in %s with “%s”', (file, source) => {
    expect(complaintsIn(file, source)).toHaveLength(1)
  })

  it('are named with the line and the field’s term', () => {
    expect(complaintsIn('a.ts', 'const a = 1\nuseFacts()')).toEqual([
      'a.ts:2: useFacts says “use facts”; the field says: use shop config',
    ])
  })

  it.each([
    ['packages/domain/src/catalogue/product.ts', 'const { isHygieneSealed, inStock, timeouts } = product'],
    ['packages/features/src/page.tsx', 'await Promise.allSettled([pathway, tiller, stillOpen])'],
    ['packages/features/src/page.tsx', "// A shelf, told of awake.\nconst text = 'the till'"],
    ['packages/features/src/page.tsx', 'const pattern = /shelf|till/g.exec(`a till ${name} a shelf`)'],
  ])('are not seen in %s with “%s”', (file, source) => {
    expect(complaintsIn(file, source)).toEqual([])
  })
})
