import * as v from 'valibot'

// These values are written into style attributes, so the schemas admit nothing that could end one.
const colour = v.pipe(v.string(), v.hexColor())
const fonts = v.pipe(v.string(), v.regex(/^[\w ,'-]+$/))
const length = v.pipe(v.string(), v.regex(/^\d+px$/))

const coloursSchema = v.object({
  page: colour,
  sheet: colour,
  text: colour,
  muted: colour,
  link: colour,
  border: colour,
  button: colour,
  onButton: colour,
})
export type MailColours = v.InferOutput<typeof coloursSchema>

/** How a shop's mails look in light and dark mode. The band behind the word mark has one colour in both. */
export const mailThemeSchema = v.object({
  headingFonts: fonts,
  textFonts: fonts,
  /** Corner radii of the sheet and the buttons. */
  sheetRadius: length,
  buttonRadius: length,
  band: colour,
  onBand: colour,
  /** A PNG, because mail programs show no SVG: its path on the shop's site, and its size in a mail. */
  wordMark: v.object({ url: v.pipe(v.string(), v.startsWith('/')), width: v.number(), height: v.number() }),
  light: coloursSchema,
  dark: coloursSchema,
})
export type MailTheme = v.InferOutput<typeof mailThemeSchema>
