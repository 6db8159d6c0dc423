import type { Brand } from '@shop/features/brand.ts'
import { fonts } from './fonts.ts'
import logo from './logo.svg?url'
import logoInverse from './logo-inverse.svg?url'
import { theme } from './theme.ts'

export const brand: Brand = {
  id: 'product',
  name: 'Hearby',
  logo: { onLight: logo, onDark: logoInverse, ratio: 304 / 80 },
  theme,
  fonts,
  markets: {
    global: { shopId: 'product_global', culture: 'en', currency: 'EUR', timeZone: 'Europe/Copenhagen', country: 'IE' },
    uk: { shopId: 'product_uk', culture: 'en-GB', currency: 'GBP', timeZone: 'Europe/London', country: 'GB' },
  },
}
