import { themeCss } from '@shop/ui/tokens/theme-css.ts'
import { themeStyleId, type Theme } from '@shop/ui/tokens/theme.ts'

/** Replaces the theme in the page. Returns false if the page does not show it. Runs in the page. */
export function showTheme(shown: Theme, changed: Theme | undefined): boolean {
  const style = document.getElementById(themeStyleId)
  const styles = changed && style && withTheme(style.textContent, shown, changed)
  if (styles === undefined || !style) return false
  style.textContent = styles
  return true
}

/** Returns styles with another theme in place of the shown one. Returns undefined if they do not hold it. */
export function withTheme(styles: string, shown: Theme, changed: Theme): string | undefined {
  const before = themeCss(shown)
  return styles.includes(before) ? styles.replace(before, () => themeCss(changed)) : undefined
}
