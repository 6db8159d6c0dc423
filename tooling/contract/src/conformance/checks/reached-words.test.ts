import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseSource } from './reached-words.ts'

const file = path.join(import.meta.dirname, 'page.tsx')

describe('reached words', () => {
  it('[API-54] counts the words that a page can show, and no types, comments or comparisons', () => {
    const { words } = parseSource(
      file,
      `
    // t('InComment')
    import { a } from './InImport.ts'
    type Key = 'InType' | 'InUnion'
    const keys = { title: 'InTable' } satisfies Record<string, Key>
    export const Page = ({ kind }) => (kind === 'InComparison' ? <p>{t('InCall')}</p> : <p title={\`InTemplate\`}>{a}</p>)
    `,
    )
    expect(words.toSorted()).toEqual(['InCall', 'InTable', 'InTemplate'])
  })

  it('[API-54] follows imports that load code, and no types', () => {
    const { imports } = parseSource(
      file,
      `
    import { a } from './a.ts'
    import type { b } from './b.ts'
    export * from './c.ts'
    export type { d } from './d.ts'
    const e = () => import('./e.ts')
    import texts from './f.json' with { type: 'json' }
    import { g } from '@shop/ui/g.ts'
    `,
    )
    expect(imports.map((one) => path.basename(one))).toEqual(['a.ts', 'c.ts', 'e.ts'])
  })
})
