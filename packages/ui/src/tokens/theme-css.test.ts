import { describe, expect, it } from 'vitest'
import { typefacesCss } from './theme-css.ts'
import type { Theme } from './theme.ts'

const typeface = {
  weight: 400,
  metrics: { ascent: 1, descent: 0.2, width: 0.5, boldWidth: 0.5 },
  generic: 'serif' as const,
}
const display = { ...typeface, family: 'Head', tracking: '0', lineHeight: 1 }
const text = { ...typeface, family: 'Body', bold: 700, size: '1rem' as const }
const facesOf = (font: Pick<Theme['font'], 'text'>) =>
  typefacesCss({ font: { display, price: 'display', ...font } } as Theme, { display: '/head', text: '/body' })
    .split('@font-face')
    .slice(1)

describe('typefacesCss', () => {
  it('takes digits from the display typeface if a theme says so, after the text typeface itself', () => {
    const faces = facesOf({ text: { ...text, figures: 'display' } })
    expect(faces).toHaveLength(3)
    expect(faces[1]).toContain('"Body";src:url("/body")')
    expect(faces[1]).not.toContain('unicode-range')
    expect(faces[2]).toContain('"Body";src:url("/head")')
    expect(faces[2]).toContain('unicode-range:U+30-39')
  })

  it('sets texts in one typeface otherwise', () => {
    expect(facesOf({ text })).toHaveLength(2)
  })
})
