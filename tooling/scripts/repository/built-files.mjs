import { existsSync } from 'node:fs'
import { allBrands, at, readJson } from './paths.mjs'

/** @typedef {Record<string, { file: string, imports?: string[], isEntry?: boolean, isDynamicEntry?: boolean }>} Manifest */

/** Returns the absolute path of a file that browsers load. @param {string} brand @param {string} file */
export const clientFile = (brand, file) => at('apps', brand, 'dist/client', file)

const MANIFEST = '.vite/manifest.json'

/** Lists the scripts of a brand's last build. Earlier builds may have left others. @param {string} brand @returns {Manifest} */
export const readManifest = (brand) => readJson('apps', brand, 'dist/client', MANIFEST)

/** Lists the built brands. Prints what to do if one is not built. */
export function builtBrands() {
  const built = allBrands().filter((brand) => existsSync(clientFile(brand, MANIFEST)))
  const areAll = built.length === allBrands().length
  if (!areAll) console.log('Not every brand is built: npm run build')
  return { built, areAll }
}
