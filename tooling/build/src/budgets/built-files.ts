import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The scripts of a build by their modules, as Vite writes them. */
export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean }>

const root = path.resolve(import.meta.dirname, '../../../..')

/** The module of the script in the head of every page. */
export const headScript = path.join(root, 'packages/features/src/rendering/head/main.ts')

/** Returns the absolute path of a file that browsers load. */
export const clientFile = (brand: string, file: string) => path.join(root, 'apps', brand, 'dist/client', file)

const MANIFEST = '.vite/manifest.json'

/** Lists the scripts of a brand's last build. Earlier builds may have left others. */
export const readManifest = (brand: string): Manifest => JSON.parse(readFileSync(clientFile(brand, MANIFEST), 'utf8'))

/** Lists the built brands. Prints what to do if one is not built. */
export function builtBrands() {
  const brands = readdirSync(path.join(root, 'apps'))
  const built = brands.filter((brand) => existsSync(clientFile(brand, MANIFEST)))
  const areAll = built.length === brands.length
  if (!areAll) console.log('Not every brand is built: npm run build')
  return { built, areAll }
}
