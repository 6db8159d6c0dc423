import type { FontUrls } from '@shop/ui/tokens/theme-css.ts'
import type { Theme } from '@shop/ui/tokens/theme.ts'
import { fonts as bernafonFonts } from 'bernafon/fonts.ts'
import { theme as bernafon } from 'bernafon/theme.ts'
import { fonts as horselbutikFonts } from 'horselbutik/fonts.ts'
import { theme as horselbutik } from 'horselbutik/theme.ts'
import { fonts as phonicearFonts } from 'phonicear/fonts.ts'
import { theme as phonicear } from 'phonicear/theme.ts'
import { fonts as productFonts } from 'product/fonts.ts'
import { theme as product } from 'product/theme.ts'

/** The theme and fonts of every brand, from its own app. */
export const brands: Record<string, { theme: Theme; fonts: FontUrls }> = {
  product: { theme: product, fonts: productFonts },
  phonicear: { theme: phonicear, fonts: phonicearFonts },
  bernafon: { theme: bernafon, fonts: bernafonFonts },
  horselbutik: { theme: horselbutik, fonts: horselbutikFonts },
}

/** The markets and the language of their pages. */
export const markets: Record<string, string> = { global: 'en', uk: 'en-GB', dk: 'da-DK', se: 'sv-SE' }
