import { describe, expect, it } from 'vitest'
import { declaredIn, importsIn, parse, withoutComments } from './syntax.mjs'

describe('reading of syntax', () => {
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

  it('leaves comments out, and keeps addresses and places', () => {
    const source = `const a = 'https://b.example' // c\n/* d\ne */ const f = 1`
    expect(withoutComments('some.ts', source)).toBe(`const a = 'https://b.example'     \n          const f = 1`)
  })

  it('lists declared functions and variables, of any depth, and no words in texts', () => {
    const source = `export const a = () => { const b = 'const c' }\nfunction d() {}\nconst { e } = f`
    expect(declaredIn(parse('some.ts', source))).toEqual(['a', 'b', 'd'])
  })
})
