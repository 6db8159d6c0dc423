import { describe, expect, it } from 'vitest'
import { fallbackFaces, fontStack } from './fallback-fonts.ts'

const typeface = {
  family: 'Wide',
  weight: 400,
  metrics: { ascent: 1.2, descent: 0.3, width: 0.8916, boldWidth: 0.9558 },
  generic: 'sans-serif',
} as const
const number = (face: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100
const serifs = fallbackFaces({ ...typeface, generic: 'serif' })
const faces = fallbackFaces(typeface).split('@font-face').slice(1)

describe('the fallbacks of a typeface', () => {
  it('are as wide as it: Arial twice its own size for one that is twice as wide', () => {
    const arial = faces.find((face) => face.includes('local("Arial")'))!
    expect(number(arial, 'size-adjust')).toBe(2)
  })

  it('are as high as it, whatever their size', () => {
    expect(faces.length).toBeGreaterThan(1)
    for (const face of faces) {
      expect(number(face, 'ascent-override') * number(face, 'size-adjust')).toBeCloseTo(1.2, 3)
      expect(number(face, 'descent-override') * number(face, 'size-adjust')).toBeCloseTo(0.3, 3)
      expect(face).toContain('line-gap-override:0%')
    }
  })

  it.each(['Arial', 'Helvetica', 'Liberation Sans', 'Roboto', 'Noto Sans', 'DejaVu Sans'])(
    'are found on systems that have %s',
    (name) => expect(faces.filter((face) => face.includes(`local("${name}")`))).toHaveLength(1),
  )

  it.each(['Arial Bold', 'Helvetica-Bold', 'Liberation Sans Bold', 'Roboto Bold'])(
    'have true bold letters where a system has %s, in place of smeared regular ones',
    (name) => {
      const bold = faces.find((face) => face.includes(`local("${name}")`))!
      const regular = faces.find((face) => face.includes('local("Arial")'))!
      expect(bold).toContain('font-weight:500 999')
      expect(regular).toContain('font-weight:1 499')
      expect(number(bold, 'size-adjust')).toBe(2)
      expect(/font-family:"[^"]+"/.exec(bold)?.[0]).toBe(/font-family:"[^"]+"/.exec(regular)?.[0])
    },
  )

  it('follow the typeface in its stack, the font of the system last', () => {
    const names = new Set(faces.map((face) => /font-family:("[^"]+")/.exec(face)?.[1]))
    expect(fontStack(typeface)).toBe(['"Wide"', ...names, 'sans-serif'].join(','))
  })

  it.each(['Georgia Bold', 'Times New Roman Bold', 'Liberation Serif Bold'])(
    'have true bold serifs where a system has %s, for headings that are half bold',
    (name) => expect(serifs.split('@').find((face) => face.includes(name))).toContain('font-weight:500 999'),
  )

  it('have serifs where the typeface has them', () => {
    for (const name of ['Georgia', 'Times New Roman', 'Liberation Serif', 'Noto Serif', 'DejaVu Serif']) {
      expect(serifs).toContain(`local("${name}")`)
    }
    expect(serifs).not.toContain('Arial')
  })
})
