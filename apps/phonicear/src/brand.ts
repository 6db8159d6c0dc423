import type { Brand } from '@shop/features/brand.ts'
import display from '@shop/ui/assets/fonts/lexend-latin-wght-normal.woff2?url'
import text from '@shop/ui/assets/fonts/albert-sans-latin-wght-normal.woff2?url'
import logo from './logo.svg?url'
import logoInverse from './logo-inverse.svg?url'
import { theme } from './theme.ts'

export const brand: Brand = {
  id: 'phonicear',
  name: 'phonicear',
  logo: { onLight: logo, onDark: logoInverse },
  theme,
  fonts: { display, text },
  markets: {
    dk: { shopId: 'phonicear_dk', culture: 'da-DK', currency: 'DKK', country: 'DK' },
    'dk-free': { shopId: 'phonicear_dk_forbrugsshop_free', culture: 'da-DK', currency: 'DKK', country: 'DK' },
  },
}
