import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPatterns, patternOf } from './pattern-of.ts'
import { root } from '../paths.ts'

const titleOf = (source: string) => /title: '([^']+)'/.exec(source)?.[1] ?? ''
const sources = Object.values(
  import.meta.glob<string>(['../../../../packages/*/src/**/*.stories.tsx', '../**/*.stories.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const titles = sources.map((source) => titleOf(source))
const pages = sources.filter((source) => titleOf(source).startsWith('Patterns/'))

describe('patterns', () => {
  it('[BRD-06] has rules in words on each page below Patterns', () => {
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.map((source) => titleOf(source)).filter((title) => !patternOf(title))).toEqual([])
    const wordless = pages.filter((source) => !source.includes('PatternPage') && !source.includes("'autodocs'"))
    expect(wordless.map((source) => titleOf(source))).toEqual([])
  })

  describe.each(allPatterns.map((pattern) => [pattern.title, pattern] as const))('%s', (title, pattern) => {
    it('has a page with rules, leads to pages that exist, and names files that exist', () => {
      expect(titles).toContain(`Patterns/${title}`)
      expect(pattern.rules.length).toBeGreaterThan(4)
      const others = Object.keys(pattern.instead).map((other) =>
        other.includes('/') ? `Parts/${other}` : `Patterns/${other}`,
      )
      expect(others.filter((other) => !titles.includes(other))).toEqual([])
      expect(Object.keys(pattern.code).filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    })
  })
})
