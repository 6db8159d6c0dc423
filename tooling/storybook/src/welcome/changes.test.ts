import { describe, expect, it } from 'vitest'
import { changes } from './changes.ts'

const sources = Object.values(
  import.meta.glob<string>(['../../../../packages/{ui,features}/src/**/*.stories.tsx', '../**/*.stories.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const isPage = (title: string) => sources.some((source) => source.includes(`title: '${title}'`))

describe('the days of changes', () => {
  it('the list of changes is short, begins with the latest, and leads to pages that exist', () => {
    const days = changes.map(({ day }) => day)
    expect(days.length).toBeLessThanOrEqual(10)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(changes.map(({ see }) => see).filter((title) => !isPage(title))).toEqual([])
  })
})
