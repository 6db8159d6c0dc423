import { theme as bernafon } from 'bernafon/theme.ts'
import { theme as horselbutik } from 'horselbutik/theme.ts'
import { theme as phonicear } from 'phonicear/theme.ts'
import { theme as product } from 'product/theme.ts'
import { pictureUrl } from '../pictures/pictures.ts'
import { wordMarkRatio } from '../pictures/word-marks.ts'

type Theme = typeof bernafon

const themes: Readonly<Record<string, Theme>> = { bernafon, horselbutik, phonicear, product }

const WORD_MARK_HEIGHT = 44

// Mail programs do not load the brand's fonts. These are similar ones.
const systemFonts = { 'sans-serif': 'Arial, Helvetica, sans-serif', serif: "Georgia, 'Times New Roman', serif" }

const fontsOf = ({ family, generic }: Theme['font']['display'] | Theme['font']['text']) => {
  const installed = family.replace(' Variable', '')
  return `'${installed}', ${systemFonts[generic]}`
}

const lightColours = ({ surface, text, border, accent }: Theme['color']) => ({
  page: surface.sunken,
  sheet: surface.raised,
  text: text.default,
  muted: text.muted,
  link: text.link,
  border: border.default,
  button: accent.default,
  onButton: accent.on,
})

// The shop has no dark mode. In dark mode mails use the brand's colours of dark surfaces: footer and highlight.
const darkColours = ({ surface, text, footer, highlight }: Theme['color']) => ({
  page: '#121212',
  sheet: surface.brandDeep,
  text: text.onBrand,
  muted: text.onBrandMuted,
  link: text.onBrandMuted,
  border: footer.border,
  button: highlight.default,
  onButton: highlight.on,
})

/** Returns the mail theme of a brand, from its tokens and word mark. */
export function mailTheme(brand: string) {
  const { font, color, shape } = themes[brand] ?? unknownBrand(brand)
  return {
    headingFonts: fontsOf(font.display),
    textFonts: fontsOf(font.text),
    sheetRadius: shape.radius.control,
    buttonRadius: shape.button.radius,
    band: color.surface.brand,
    onBand: color.text.onBrand,
    wordMark: {
      url: pictureUrl(`word-mark-${brand}`),
      width: Math.round(WORD_MARK_HEIGHT * wordMarkRatio(brand)),
      height: WORD_MARK_HEIGHT,
    },
    light: lightColours(color),
    dark: darkColours(color),
  }
}

function unknownBrand(brand: string): never {
  throw new Error(`There is no theme of ${brand}: say in its shop's plan whose artwork it borrows.`)
}
