import { describe, expect, test } from 'vitest'
import { spaceScale } from './core.ts'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.*', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const DISTANCE = /^\s*(?:(?:row-|column-)?gap|(?:padding|margin|inset)(?:-[a-z-]+)?|top|right|bottom|left):(.*);/
const scale = new Set<string>(Object.values(spaceScale))

/** Returns the distances of a line of CSS that a token has. Distances in rem, which grow with the visitor's text, have none. */
const unnamedIn = (line: string) => {
  const [, value = ''] = DISTANCE.exec(line) ?? []
  return value.match(/\b\d+px\b/g)?.filter((distance) => scale.has(distance)) ?? []
}

describe('the distances of components', () => {
  test('are tokens where a token has the value', () => {
    const found = Object.entries(sources).flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => unnamedIn(line).map((distance) => `${file}:${index + 1} ${distance}`)),
    )
    expect(Object.keys(sources).length).toBeGreaterThan(50)
    expect(found).toEqual([])
  })

  test.each([
    ['  padding: 4px 0.75rem;', ['4px']],
    ['    margin-inline-end: -16px;', ['16px']],
    ['  gap: 2px 0.5rem;', []],
    ['  border-left: 4px solid red;', []],
    ['  width: 16px;', []],
  ])('are found in %s', (line, distances) => {
    expect(unnamedIn(line)).toEqual(distances)
  })
})
