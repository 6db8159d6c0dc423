import { applyTheme } from '@shop/ui/tokens/theme-css.ts'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { brands, markets } from './brands.ts'
import { swapInTypefaces } from './swap-in-typefaces.ts'

interface BrandDecoratorProps {
  brand: string
  market: string
  children: ReactNode
}

/** Shows a story with the theme of a brand and in the language of a market. */
export function BrandDecorator({ brand, market, children }: BrandDecoratorProps) {
  useLayoutEffect(() => {
    const look = brands[brand]
    if (look) applyTheme(look.theme, look.fonts)
    swapInTypefaces()
    document.documentElement.lang = markets[market] ?? 'en'
  }, [brand, market])
  return children
}
