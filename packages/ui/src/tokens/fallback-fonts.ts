import type { Typeface } from './theme.ts'

/** Fonts that come with systems and are equally wide, so that one adjustment serves all of them. */
interface SystemFonts {
  /** What their adjusted copy is called in a brand's font stack. */
  name: string
  /** Full names and PostScript names: systems differ in which of the two they find a font by. */
  local: readonly string[]
  /** The width of a letter in em, as in `FontMetrics`. */
  width: number
  /** Their bold cuts, so that no browser has to smear the regular one. */
  bold?: { local: readonly string[]; width: number }
}

/** Measured by @capsizecss/unpack; most common first, because a page takes the first it finds. */
const systemFonts: Record<Typeface['generic'], readonly SystemFonts[]> = {
  'sans-serif': [
    {
      name: 'Arial',
      local: [
        'Arial',
        'ArialMT',
        'Helvetica',
        'Liberation Sans',
        'LiberationSans',
        'Arimo',
        'Roboto',
        'Roboto-Regular',
      ],
      width: 0.4458,
      bold: {
        local: [
          'Arial Bold',
          'Arial-BoldMT',
          'Helvetica-Bold',
          'Liberation Sans Bold',
          'LiberationSans-Bold',
          'Arimo Bold',
          'Roboto Bold',
          'Roboto-Bold',
        ],
        width: 0.4779,
      },
    },
    { name: 'Noto Sans', local: ['Noto Sans', 'NotoSans', 'NotoSans-Regular'], width: 0.474 },
    { name: 'DejaVu Sans', local: ['DejaVu Sans', 'DejaVuSans', 'Verdana'], width: 0.5083 },
  ],
  serif: [
    { name: 'Georgia', local: ['Georgia', 'Gelasio'], width: 0.4458 },
    {
      name: 'Times',
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
      width: 0.4063,
    },
    { name: 'Noto Serif', local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 0.481 },
    { name: 'DejaVu Serif', local: ['DejaVu Serif', 'DejaVuSerif'], width: 0.5166 },
  ],
}

const nameOf = (family: string, { name }: SystemFonts) => `${family} as ${name}`

/** A typeface's font stack: itself, system fonts adjusted to its size, and for machines with none of them the generic font. */
export const fontStack = ({ family, generic }: Typeface) =>
  [family, ...systemFonts[generic].map((fonts) => nameOf(family, fonts))]
    .map((name) => `"${name}"`)
    .concat(generic)
    .join()

/** The `@font-face` rules of a typeface's fallbacks: system fonts as wide and as high as the typeface itself. */
export const fallbackFaces = (typeface: Typeface) =>
  systemFonts[typeface.generic]
    .map((fonts) => {
      const { local, width, bold } = fonts
      const regular = { local, weight: bold && '1 599', scale: typeface.metrics.width / width }
      const heavy = bold && { ...bold, weight: '600 999', scale: typeface.metrics.boldWidth / bold.width }
      return [regular, heavy].map((cut) => (cut ? faceOf(typeface, fonts, cut) : '')).join('')
    })
    .join('')

interface Cut {
  local: readonly string[]
  /** The weights it stands for; all where there is no other. */
  weight: string | undefined
  scale: number
}

function faceOf({ family, metrics }: Typeface, fonts: SystemFonts, { local, weight, scale }: Cut) {
  const sources = local.map((name) => `local("${name}")`).join()
  // Ascent and descent are fractions of the adjusted size.
  const [ascent, descent] = [percent(metrics.ascent / scale), percent(metrics.descent / scale)]
  return (
    `@font-face{font-family:"${nameOf(family, fonts)}";src:${sources};${weight ? `font-weight:${weight};` : ''}` +
    `size-adjust:${percent(scale)};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
