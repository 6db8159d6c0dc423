import type { Brand } from '@shop/features/brand.ts'
import display from '@shop/ui/assets/fonts/newsreader-latin-wght-normal.woff2?url'
import text from '@shop/ui/assets/fonts/source-sans-3-latin-wght-normal.woff2?url'
import logo from './logo.svg?url'
import logoInverse from './logo-inverse.svg?url'
import { theme } from './theme.ts'

export const brand: Brand = {
  id: 'horselbutik',
  name: 'hörselbutik',
  logo: { onLight: logo, onDark: logoInverse },
  theme,
  fonts: { display, text },
  markets: {
    se: { shopId: 'horselbutik_se', culture: 'sv-SE', currency: 'SEK', country: 'SE' },
  },
}
