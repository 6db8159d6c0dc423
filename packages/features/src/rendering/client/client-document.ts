import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'
import { themeStyleId } from '@shop/ui/tokens/theme.ts'
import type { BootstrapData } from '../../runtime/config/bootstrap-data.ts'
import type { Brand, Site } from '../../runtime/config/brand.ts'

// Adds the head's content to a page that no server has written.

/** Applies the brand's theme to a page without one. */
export async function applyMissingTheme({ theme, fonts }: Brand) {
  if (document.getElementById(themeStyleId)) return
  const { applyTheme } = await import('@shop/ui/tokens/theme-css.ts')
  applyTheme(theme, fonts)
}

/** Sets the page's language, and its icon if it has none. Leaves the title to the pages. */
export function completeDocument({ configuration, content }: BootstrapData, { gatewayBase }: Site) {
  document.documentElement.lang = configuration.cultureName
  // The pages have titles of their own.
  document.querySelector('title')?.remove()
  const address = content.seo?.faviconIcon
  if (!address || document.head.querySelector('link[rel~="icon"]')) return
  const icon = document.createElement('link')
  icon.rel = 'icon'
  icon.href = gatewayUrl(address, gatewayBase)
  document.head.append(icon)
}
