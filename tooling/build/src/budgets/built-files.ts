import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apps } from '../paths.ts'

/** The scripts of a build by their modules, as Vite writes them. */
export type Manifest = Record<
  string,
  { file: string; name?: string; src?: string; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean }
>

/** Returns the absolute path of a file that browsers load. */
export const clientFile = (brand: string, file: string) => path.join(apps, brand, 'dist/client', file)

const MANIFEST = '.vite/manifest.json'

/** Lists the scripts of a brand's last build. Earlier builds may have left others. */
export const readManifest = (brand: string): Manifest => JSON.parse(readFileSync(clientFile(brand, MANIFEST), 'utf8'))

/** Lists the built brands. Prints what to do if one is not built. */
export function builtBrands() {
  const brands = readdirSync(apps)
  const built = brands.filter((brand) => existsSync(clientFile(brand, MANIFEST)))
  const areAll = built.length === brands.length
  if (!areAll) console.log('Not every brand is built: npm run build')
  return { built, areAll }
}
