import type { Brand } from '@shop/features/brand.ts'
import { fonts } from './fonts.ts'
import logo from './logo.svg?url'
import logoInverse from './logo-inverse.svg?url'
import { theme } from './theme.ts'

export const brand: Brand = {
  id: 'phonicear',
  name: 'phonicear',
  logo: { onLight: logo, onDark: logoInverse, ratio: 298 / 80 },
  theme,
  fonts,
  markets: {
    dk: { shopId: 'phonicear_dk', culture: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen', country: 'DK' },
    'dk-free': {
      shopId: 'phonicear_dk_forbrugsshop_free',
      culture: 'da-DK',
      currency: 'DKK',
      timeZone: 'Europe/Copenhagen',
      country: 'DK',
    },
  },
}
