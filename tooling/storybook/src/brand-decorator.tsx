import { StorySettingProvider } from '@shop/features/testing/story-setting.ts'
import { applyTheme } from '@shop/ui/tokens/theme-css.ts'
import { themeStyleId } from '@shop/ui/tokens/theme.ts'
import { useLayoutEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { brands } from './brands.ts'

interface BrandDecoratorProps {
  brand: string
  /** Of the texts, such as `da-DK`. */
  culture: string
  hasLongestTexts: boolean
  /** In percent. */
  textSize: string
  children: ReactNode
}

/** Shows a story with the theme of a brand, in a language or in the longest texts of all. */
export function BrandDecorator({ brand: id, culture, hasLongestTexts, textSize, children }: BrandDecoratorProps) {
  useAppliedBrand(id)
  useLayoutEffect(() => {
    document.documentElement.lang = culture
  }, [culture])
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // A story may have set a size of its own.
    if (textSize === '100') return undefined
    style.fontSize = `${textSize}%`
    return () => void style.removeProperty('font-size')
  }, [textSize])
  const setting = useMemo(() => {
    const brand = brands[id]
    return { ...(brand && { brand }), culture, hasLongestTexts }
  }, [id, culture, hasLongestTexts])
  // A shop reads its texts once, so other texts need another shop.
  return (
    <StorySettingProvider key={`${id} ${culture} ${hasLongestTexts}`} value={setting}>
      {children}
    </StorySettingProvider>
  )
}

/** Applies the theme of a brand to this page. */
export const useAppliedBrand = (id: string) => useLayoutEffect(() => applyBrand(id), [id])

function applyBrand(id: string) {
  const brand = brands[id]
  if (!brand) return
  applyTheme(brand.theme, brand.fonts)
  swapInTypefaces()
}

/**
 * Shows the typefaces of the applied theme as soon as they have loaded. The shop keeps the fallback when a typeface is late, so
 * that its pages do not move. Designers must see the typeface.
 */
function swapInTypefaces() {
  const style = document.getElementById(themeStyleId)
  if (style?.textContent) style.textContent = style.textContent.replaceAll('font-display:optional', 'font-display:swap')
}
