import { describe, expect, it } from 'vitest'
import { identifiersIn } from './identifiers.mjs'
import { retiredWordComplaints } from './retired-words.mjs'

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
    expect(retiredWordComplaints(file, source)).toHaveLength(1)
  })

  it('are named with the line and the field’s term', () => {
    expect(retiredWordComplaints('a.ts', 'const a = 1\nuseFacts()')).toEqual([
      'a.ts:2: useFacts says “use facts”; the field says: use shop config',
    ])
  })

  it.each([
    ['packages/domain/src/catalogue/product.ts', 'const { isHygieneSealed, inStock, timeouts } = product'],
    ['packages/features/src/page.tsx', 'await Promise.allSettled([pathway, tiller, stillOpen])'],
    ['packages/features/src/page.tsx', "// A shelf, told of awake.\nconst text = 'the till'"],
    ['packages/features/src/page.tsx', 'const pattern = /shelf|till/g.exec(`a till ${name} a shelf`)'],
  ])('are not seen in %s with “%s”', (file, source) => {
    expect(retiredWordComplaints(file, source)).toEqual([])
  })
})

const names = (source) => identifiersIn(source).map(({ name }) => name)

describe('the names in a source text', () => {
  it.each([
    ['a /* b */ // c\nd', ['a', 'd']],
    [`'a' "b" c + 'd\\'e' + f`, ['c', 'f']],
    ['`a ${b + `c ${d}`} e ${{ f: 1 }} g` + h', ['b', 'd', 'f', 'h']],
    ['a / b / c; d = /e[/]f/g; return /g/', ['a', 'b', 'c', 'd', 'return']],
    ['<a b={c}>{d}</a>', ['a', 'b', 'c', 'd', 'a']],
    ['<li></li><li />', ['li', 'li', 'li']],
    ['<p data-gap="a">', ['p', 'data-gap']],
    ['a.b?.c ?? d.$e_1', ['a', 'b', 'c', 'd', '$e_1']],
  ])('%s are %s', (source, expected) => {
    expect(names(source)).toEqual(expected)
  })

  it('know their lines', () => {
    expect(identifiersIn('a\n/*\n*/ b\n`\n${\nc}` + d')).toEqual([
      { name: 'a', line: 1 },
      { name: 'b', line: 3 },
      { name: 'c', line: 6 },
      { name: 'd', line: 6 },
    ])
  })
})
