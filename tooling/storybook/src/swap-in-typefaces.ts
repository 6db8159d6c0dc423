import { themeStyleId } from '@shop/ui/tokens/theme.ts'

/**
 * Shows the typefaces of the applied theme as soon as they have loaded. The shop keeps the fallback when a typeface is late, so
 * that its pages do not move. Designers must see the typeface.
 */
export function swapInTypefaces() {
  const style = document.getElementById(themeStyleId)
  if (style?.textContent) style.textContent = style.textContent.replaceAll('font-display:optional', 'font-display:swap')
}
