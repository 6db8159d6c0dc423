import path from 'node:path'
import { expect, test } from 'vitest'
import { shortenComponentIds } from './component-ids.ts'

const part = (name: string) => path.resolve(import.meta.dirname, '../../../packages/ui/src', name)
const code =
  'styled.b.withConfig({ componentId: "shop__sc-itub1b-0" }); styled.i.withConfig({ componentId: "shop__sc-itub1b-12" })'
const ids = (name: string) => [...shortenComponentIds(code, part(name)).matchAll(/"(s\w+-\d+)"/g)].map(([, id]) => id)

test('keeps the components of a file apart, and those of different files', () => {
  const all = [...ids('elements/button.tsx'), ...ids('elements/link.tsx')]
  expect(new Set(all).size).toBe(4)
  expect(all.join('').length).toBeLessThan(28)
})

test('leaves other packages’ components as they are', () => {
  expect(shortenComponentIds(code, '/elsewhere/part.tsx')).toBe(code)
})
