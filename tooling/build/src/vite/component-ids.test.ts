import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { shortenComponentIds } from './component-ids.ts'
import { packages } from '../paths.ts'

const part = (name: string) => path.join(packages, 'ui/src', name)
const code =
  'styled.b.withConfig({ componentId: "shop__sc-itub1b-0" }); styled.i.withConfig({ componentId: "shop__sc-itub1b-12" })'
const ids = (name: string) => [...shortenComponentIds(code, part(name)).matchAll(/"(s\w+-\d+)"/g)].map(([, id]) => id)

describe('shortenComponentIds', () => {
  test('keeps the components of a file apart, and those of different files', () => {
    const all = [...ids('elements/button.tsx'), ...ids('elements/link.tsx')]
    expect(new Set(all).size).toBe(4)
    expect(all.join('').length).toBeLessThan(28)
  })

  test('[RUN-09] leaves no id that depends on the folder of the repository', () => {
    const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: packages })
    const withComponents = sources.filter((file) =>
      /\bstyled(?:\.\w+|\()/.test(readFileSync(path.join(packages, file), 'utf8')),
    )
    expect(withComponents.length).toBeGreaterThan(50)
    expect(withComponents.filter((file) => shortenComponentIds(code, path.join(packages, file)) === code)).toEqual([])
  })

  test('leaves other packages’ components as they are', () => {
    expect(shortenComponentIds(code, '/elsewhere/part.tsx')).toBe(code)
  })
})
