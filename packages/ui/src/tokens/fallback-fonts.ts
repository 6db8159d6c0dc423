import type { Typeface } from './theme.ts'

/** Fonts that come with systems and are equally wide, so that one adjustment serves all of them. */
interface SystemFonts {
  /** What their adjusted copy is called in a brand's font stack. */
  name: string
  /** Full names and PostScript names: systems differ in which of the two they find a font by. */
  local: readonly string[]
  /** The width of a letter in em, as in `FontMetrics`. */
  width: number
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
export const fallbackFaces = ({ family, generic, metrics }: Typeface) =>
  systemFonts[generic]
    .map((fonts) => {
      const sources = fonts.local.map((name) => `local("${name}")`).join()
      const sizeAdjust = metrics.width / fonts.width
      // Ascent and descent are fractions of the adjusted size.
      const ascent = percent(metrics.ascent / sizeAdjust)
      const descent = percent(metrics.descent / sizeAdjust)
      return (
        `@font-face{font-family:"${nameOf(family, fonts)}";src:${sources};size-adjust:${percent(sizeAdjust)};` +
        `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`
      )
    })
    .join('')

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
