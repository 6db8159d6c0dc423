import type { Brand } from '@shop/features/brand.ts'
import { fonts } from './fonts.ts'
import logo from './logo.svg?url'
import logoInverse from './logo-inverse.svg?url'
import { theme } from './theme.ts'

export const brand: Brand = {
  id: 'horselbutik',
  name: 'hörselbutik',
  logo: { onLight: logo, onDark: logoInverse, ratio: 342 / 84 },
  theme,
  fonts,
  markets: {
    se: { shopId: 'horselbutik_se', culture: 'sv-SE', currency: 'SEK', timeZone: 'Europe/Stockholm', country: 'SE' },
  },
}
