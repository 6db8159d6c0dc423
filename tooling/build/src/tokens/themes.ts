import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Theme } from '@shop/ui/tokens/theme.ts'
import { apps } from '../paths.ts'

const themeFile = (brand: string) => path.join(apps, brand, 'src/theme.ts')

/** Returns the theme of each brand. A brand is a folder of `apps` with a theme. */
export async function loadThemes(): Promise<Record<string, Theme>> {
  const brands = readdirSync(apps).filter((brand) => existsSync(themeFile(brand)))
  const loaded = await Promise.all(
    brands.map(async (brand): Promise<[string, Theme]> => {
      const { theme }: { theme: Theme } = await import(themeFile(brand))
      return [brand, theme]
    }),
  )
  return Object.fromEntries(loaded)
}
