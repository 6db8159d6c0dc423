import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Theme, Typeface } from '@shop/ui/tokens/theme.ts'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { loadThemes } from './themes.ts'

const themes = await loadThemes()

/** What a shopper tells brands apart by. */
const identityOf = ({ color: { accent, header, surface }, shape: { button }, font: { display, text } }: Theme) =>
  String([accent.default, surface.page, header.bg, button.radius, display.family, text.family])

/** Returns each two brands with the same value. A new brand that has kept a value of the copied one is such a pair. */
function alike(valueOf: (theme: Theme, brand: string) => string): string[] {
  const values = Object.entries(themes).map(([brand, theme]) => [brand, valueOf(theme, brand)] as const)
  return values.flatMap(([brand, value], index) =>
    values.slice(index + 1).flatMap(([other, same]) => (value === same ? [`${brand} and ${other}`] : [])),
  )
}

const metricsOf = ({ metrics }: Typeface) => Object.values(metrics).join()

describe('the brands', () => {
  it('[BRD-06] no brand looks like another', () => {
    expect(alike(identityOf)).toEqual([])
  })

  it.each(['logo.svg', 'logo-inverse.svg'])('no brand has the %s of another', (file) => {
    expect(alike((_theme, brand) => readFileSync(path.join(root, 'apps', brand, 'src', file), 'utf8'))).toEqual([])
  })

  it('each typeface has its own metrics', () => {
    const faces = Object.values(themes).flatMap(({ font: { display, text } }) => [display, text])
    const wrong = faces.filter((face) =>
      faces.some((other) => (face.family === other.family) !== (metricsOf(face) === metricsOf(other))),
    )
    expect(wrong.map(({ family }) => family)).toEqual([])
  })
})
