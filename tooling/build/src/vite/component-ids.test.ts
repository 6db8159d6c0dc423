import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { shortenComponentIds } from './component-ids.ts'
import { packages } from '../paths.ts'

const part = (name: string) => path.join(packages, 'ui/src', name)
const code =
  'styled.b.withConfig({ componentId: "shop__sc-itub1b-0" }); styled.i.withConfig({ componentId: "shop__sc-itub1b-1" })'
const ids = (name: string) => [...shortenComponentIds(code, part(name)).matchAll(/"([a-zA-Z]\d)"/g)].map(([, id]) => id)

describe('shortenComponentIds', () => {
  test('keeps the components of a file apart, and those of different files', () => {
    expect(new Set([...ids('elements/button.tsx'), ...ids('layout/layout.tsx')]).size).toBe(4)
  })

  test('throws for a component that was not counted, whose id another one may have', () => {
    expect(() => shortenComponentIds(code.replace('1b-1', '1b-99'), part('elements/button.tsx'))).toThrow('button.tsx')
  })

  test('[RUN-09] leaves no id that depends on the folder of the repository', () => {
    const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: packages })
    const withComponents = sources.filter((file) =>
      /\bstyled(?:\.\w+|\()/.test(readFileSync(path.join(packages, file), 'utf8')),
    )
    expect(withComponents.length).toBeGreaterThan(50)
    const first = code.split(';', 1).join()
    expect(withComponents.filter((file) => shortenComponentIds(first, path.join(packages, file)) === first)).toEqual([])
  })

  test('leaves other packages’ components as they are', () => {
    expect(shortenComponentIds(code, '/elsewhere/part.tsx')).toBe(code)
  })
})
