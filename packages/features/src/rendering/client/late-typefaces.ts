import { TYPEFACE_WEIGHTS } from '@shop/ui/tokens/theme.ts'
import type { Brand } from '../../runtime/config/brand.ts'
import type { PageRouter } from '../../runtime/navigation/router-provider.tsx'
import type { PlatformOf } from '../../runtime/memory/memory.ts'
import { rememberTypefaces } from './known-typefaces.ts'

/**
 * Loads the brand's typefaces and uses them from the next page on. A typeface that misses the first paint is not swapped in
 * (`font-display: optional`). Without this it would be missing for the whole visit. Never rejects.
 */
export async function showTypefacesFromNextPage(
  { theme: { font }, fonts }: Pick<Brand, 'theme' | 'fonts'>,
  router: Pick<PageRouter, 'state' | 'subscribe'>,
  platform: PlatformOf<'device'>,
) {
  const { pathname } = router.state.location
  try {
    const typefaces = (['display', 'text'] as const).map(
      (role) => new FontFace(font[role].family, `url("${fonts[role]}")`, { weight: TYPEFACE_WEIGHTS }),
    )
    await Promise.all(typefaces.map((typeface) => typeface.load()))
    rememberTypefaces(platform, [fonts.display, fonts.text])
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === pathname) return
      stop()
      for (const typeface of typefaces) document.fonts.add(typeface)
    })
  } catch {
    // The fallback fonts stay.
  }
}
