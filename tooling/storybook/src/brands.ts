import type { FontUrls } from '@shop/ui/tokens/theme-css.ts'
import type { Theme } from '@shop/ui/tokens/theme.ts'

const themes = import.meta.glob<Theme>('../../../apps/*/src/theme.ts', { eager: true, import: 'theme' })
const fonts = import.meta.glob<FontUrls>('../../../apps/*/src/fonts.ts', { eager: true, import: 'fonts' })

/** The folder of an app is named as its brand. */
const brandAt = (file: string) => file.split('/').at(-3) ?? ''
const fontsOf = new Map(Object.entries(fonts).map(([file, urls]) => [brandAt(file), urls]))

/** The theme and fonts of every brand, found in the apps. */
export const brands: Readonly<Record<string, { theme: Theme; fonts: FontUrls }>> = Object.fromEntries(
  Object.entries(themes).map(([file, theme]) => {
    const brand = brandAt(file)
    const urls = fontsOf.get(brand)
    if (!urls) throw new Error(`apps/${brand} has a theme and no fonts`)
    return [brand, { theme, fonts: urls }]
  }),
)

/** The markets and the language of their pages. */
export const markets: Record<string, string> = { global: 'en', uk: 'en-GB', dk: 'da-DK', se: 'sv-SE' }
