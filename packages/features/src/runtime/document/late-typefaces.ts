import { TYPEFACE_WEIGHTS } from '@shop/ui/tokens/theme.ts'
import { rememberTypefaces } from '../../rendering/client/known-typefaces.ts'
import type { KeyValueStore } from '../platform/storage.ts'
import type { Brand } from '../config/brand.ts'
import type { createBrowserRouter } from '../navigation/router.ts'

/**
 * Loads the brand's typefaces and puts them to use with the next page, where everything changes anyway. What comes too late
 * for the first paint is not swapped in (`font-display: optional`), and would else be missing for the whole visit.
 */
export async function showTypefacesFromNextPage(
  { theme: { font }, fonts }: Pick<Brand, 'theme' | 'fonts'>,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  storage: KeyValueStore,
) {
  const { pathname } = router.state.location
  const typefaces = (['display', 'text'] as const).map(
    (role) => new FontFace(font[role].family, `url("${fonts[role]}")`, { weight: TYPEFACE_WEIGHTS }),
  )
  await Promise.all(typefaces.map((typeface) => typeface.load()))
  rememberTypefaces(storage, [fonts.display, fonts.text])
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    stop()
    for (const typeface of typefaces) document.fonts.add(typeface)
  })
}
