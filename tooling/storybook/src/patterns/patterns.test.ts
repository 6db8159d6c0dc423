import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as patterns from './patterns.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const titleOf = (source: string) => /title: '([^']+)'/.exec(source)?.[1] ?? ''
const titles = Object.values(
  import.meta.glob<string>(['../../../../packages/ui/src/*/*.stories.tsx', './*.stories.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map((source) => titleOf(source))

describe.each(Object.values(patterns).map((pattern) => [pattern.title, pattern] as const))('%s', (title, pattern) => {
  it('has a page, leads to pages that exist, and names files that exist', () => {
    expect(titles).toContain(`Patterns/${title}`)
    const others = Object.keys(pattern.instead).map((other) =>
      other.includes('/') ? `Parts/${other}` : `Patterns/${other}`,
    )
    expect(others.filter((other) => !titles.includes(other))).toEqual([])
    expect(Object.keys(pattern.code).filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })
})
