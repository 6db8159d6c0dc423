import type { FontUrls } from '@shop/ui/tokens/theme-css.ts'
import type { Theme } from '@shop/ui/tokens/theme.ts'

const themes = import.meta.glob<Theme>('../../../apps/*/src/theme.ts', { eager: true, import: 'theme' })
const fonts = import.meta.glob<FontUrls>('../../../apps/*/src/fonts.ts', { eager: true, import: 'fonts' })

/** Returns the brand of a file. The folder of an app has the name of its brand. */
const brandAt = (file: string) => file.split('/').at(-3) ?? ''
const fontsOf = new Map(Object.entries(fonts).map(([file, urls]) => [brandAt(file), urls]))

/** The themes and fonts of all apps by brand. */
export const brands: Readonly<Record<string, { theme: Theme; fonts: FontUrls }>> = Object.fromEntries(
  Object.entries(themes).map(([file, theme]) => {
    const brand = brandAt(file)
    const urls = fontsOf.get(brand)
    if (!urls) throw new Error(`apps/${brand} has a theme and no fonts`)
    return [brand, { theme, fonts: urls }]
  }),
)

/** The page language of each market. */
export const markets: Record<string, string> = { global: 'en', uk: 'en-GB', dk: 'da-DK', se: 'sv-SE' }
