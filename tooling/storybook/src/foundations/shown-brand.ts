import type { Theme } from '@shop/ui/tokens/theme.ts'
import { brandOf } from '../brand-choice.ts'
import { brands } from '../brands.ts'

/** The brand in which a page is shown. */
export interface ShownBrand {
  name: string
  theme: Theme
}

/** Returns the brand of the toolbar. */
export function shownBrand({ globals, id }: { globals: Record<string, unknown>; id: string }): ShownBrand {
  const name = brandOf(String(globals['brand']), id, Object.keys(brands))
  const brand = brands[name]
  if (!brand) throw new Error(`There is no brand called ${name}`)
  return { name, theme: brand.theme }
}
