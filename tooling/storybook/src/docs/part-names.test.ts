import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { glossaryWords, unknownWords, unusedWords } from './part-names.ts'
import { nameOf } from './part-titles.ts'
import { glossary as glossaryFile } from '../paths.ts'

const files = import.meta.glob<{ title?: string }>('../../../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
  import: 'default',
})
const names = Object.values(files)
  .filter(({ title = '' }) => title.startsWith('Parts/'))
  .map(({ title = '' }) => nameOf(title))
const text = readFileSync(glossaryFile, 'utf8')
const glossary = glossaryWords(text)

describe('the names of parts', () => {
  it('[BRD-06] names the parts by words of the glossary and of interfaces', () => {
    expect(names.length).toBeGreaterThan(100)
    expect(names.flatMap((name) => unknownWords(name, glossary).map((word) => `${name}: ${word}`))).toEqual([])
    expect(unusedWords(names)).toEqual([])
  })

  it('finds a word that the shop does not use', () => {
    const words = glossaryWords('- **gift line**: a line. `cart.ts`')
    expect(unknownWords('Gift lines', words)).toEqual([])
    expect(unknownWords('Present card', words)).toEqual(['present'])
    expect(unusedWords(names.filter((name) => name !== 'Breadcrumb'))).toEqual(['breadcrumb'])
  })
})
