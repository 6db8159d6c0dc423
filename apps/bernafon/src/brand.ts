import type { Brand } from '@shop/features/brand.ts'
import { fonts } from './fonts.ts'
import logo from './logo.svg?url'
import logoInverse from './logo-inverse.svg?url'
import { theme } from './theme.ts'

export const brand: Brand = {
  id: 'bernafon',
  name: 'bernafon',
  logo: { onLight: logo, onDark: logoInverse, ratio: 331 / 80 },
  theme,
  fonts,
  markets: {
    global: { shopId: 'bernafon_global', culture: 'en', currency: 'EUR', timeZone: 'Europe/Zurich', country: 'IE' },
    uk: { shopId: 'bernafon_uk', culture: 'en-GB', currency: 'GBP', timeZone: 'Europe/London', country: 'GB' },
  },
}
