import { describe, expect, it } from 'vitest'
import { identifiersIn, importsIn, parse } from './syntax.mjs'

describe('the imports of a program', () => {
  it('are found in every form', () => {
    const source = `import './a.css'
import { one,
  two } from './b.ts'
import type { Three } from './c.ts'
export { four } from './d.ts'
export * from './e.ts'
const five = () => import('./f.ts')
type Six = import('./g.ts').Six
// import './h.ts'
const text = "from './i.ts'"`
    const found = importsIn(parse('a.ts', source))
    const letters = ['a.css', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.ts']
    expect(found.map(({ name }) => name).toSorted()).toEqual(letters.map((name) => `./${name}`))
    const types = found.filter(({ typeOnly }) => typeOnly).map(({ name }) => name)
    expect(types.toSorted()).toEqual(['./c.ts', './g.ts'])
  })

  it('are not guessed in a text that cannot be parsed', () => {
    expect(() => parse('a.ts', 'import { from')).toThrow('a.ts')
  })
})

const names = (source) => identifiersIn(parse('a.tsx', source), source).map(({ name }) => name)

describe('the names in a program', () => {
  it.each([
    ['a /* b */ // c\nd', ['a', 'd']],
    [`'a' + "b" + c + 'd\\'e' + f`, ['c', 'f']],
    ['`a ${b + `c ${d}`} e ${{ f: 1 }} g` + h', ['b', 'd', 'f', 'h']],
    ['a / b / c; d = /e[/]f/g', ['a', 'b', 'c', 'd']],
    ['<a b={c}>{d}</a>', ['a', 'b', 'c', 'd', 'a']],
    ['<li></li>; <li />', ['li', 'li', 'li']],
    ['<p data-gap="a" />', ['p', 'data-gap']],
    ['a.b?.c ?? d.$e_1', ['a', 'b', 'c', 'd', '$e_1']],
    ['class A { #b = 1 }', ['A', 'b']],
    ['interface A { b: C }', ['A', 'b', 'C']],
  ])('%s are %s', (source, expected) => {
    expect(names(source)).toEqual(expected)
  })

  it('know their lines', () => {
    const source = 'a\n/*\n*/ b\n`\n${\nc}` + d'
    expect(identifiersIn(parse('a.ts', source), source)).toEqual([
      { name: 'a', line: 1 },
      { name: 'b', line: 3 },
      { name: 'c', line: 6 },
      { name: 'd', line: 6 },
    ])
  })
})
