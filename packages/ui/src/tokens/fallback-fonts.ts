import type { Typeface } from './theme.ts'

/** System fonts of the same width, so that one adjustment fits all of them. */
interface SystemFonts {
  /** The name of the adjusted font in a brand's font stack. */
  name: string
  /** Full names and PostScript names. Some systems find fonts by the one, some by the other. */
  local: readonly string[]
  /** The width of a letter in em, as in `FontMetrics`. */
  width: number
  /** The bold fonts. Without them browsers would synthesise bold from regular. */
  bold?: { local: readonly string[]; width: number }
}

/** Measured with @capsizecss/unpack. The most common fonts come first, because browsers use the first one they find. */
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
    {
      name: 'Georgia',
      local: ['Georgia', 'Gelasio'],
      width: 0.4458,
      bold: { local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], width: 0.5186 },
    },
    {
      name: 'Times',
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
      width: 0.4063,
      bold: {
        local: [
          'Times New Roman Bold',
          'TimesNewRomanPS-BoldMT',
          'Times-Bold',
          'Liberation Serif Bold',
          'LiberationSerif-Bold',
        ],
        width: 0.4326,
      },
    },
    { name: 'Noto Serif', local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 0.481 },
    { name: 'DejaVu Serif', local: ['DejaVu Serif', 'DejaVuSerif'], width: 0.5166 },
  ],
}

const nameOf = (family: string, { name }: SystemFonts) => `${family} as ${name}`

/** Returns the font stack of a typeface: itself, adjusted system fonts, and the generic font. */
export const fontStack = ({ family, generic }: Typeface) =>
  [family, ...systemFonts[generic].map((fonts) => nameOf(family, fonts))]
    .map((name) => `"${name}"`)
    .concat(generic)
    .join()

/** Returns the `@font-face` rules of a typeface's fallbacks: system fonts adjusted to its width and height. */
export const fallbackFaces = (typeface: Typeface) =>
  systemFonts[typeface.generic]
    .map((fonts) => {
      const { local, width, bold } = fonts
      const regular = { local, weight: bold && '1 499', scale: typeface.metrics.width / width }
      const heavy = bold && { ...bold, weight: '500 999', scale: typeface.metrics.boldWidth / bold.width }
      return [regular, heavy].map((cut) => (cut ? faceOf(typeface, fonts, cut) : '')).join('')
    })
    .join('')

interface Cut {
  local: readonly string[]
  /** The range of weights. Undefined for all weights. */
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
