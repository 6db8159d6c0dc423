import type { Theme } from '@shop/ui/tokens/theme.ts'
import { brands } from '../brands.ts'
import { shownChoices } from '../shown-choices.ts'

/** The brand in which a page is shown. */
export interface ShownBrand {
  name: string
  theme: Theme
}

/** Returns the brand of the toolbar. */
export function shownBrand(story: { globals: Record<string, unknown>; id: string }): ShownBrand {
  const { brand: name } = shownChoices(story)
  const brand = brands[name]
  if (!brand) throw new Error(`There is no brand called ${name}`)
  return { name, theme: brand.theme }
}
