import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { allBrands, at, readJson } from './paths.mjs'

const BUDGET = 150 * 1024

// node tooling/scripts/size.mjs: what a first visit costs in script, per brand; fails above the budget.
const sizes = allBrands()
  .filter((brand) => existsSync(at('apps', brand, 'dist/client/.vite/manifest.json')))
  .map((brand) => ({ brand, bytes: entryBytes(brand) }))

for (const { brand, bytes } of sizes) {
  const kilobytes = (bytes / 1024).toFixed(1).padStart(7)
  console.log(`${brand.padEnd(14)}${kilobytes} KB gzip of ${BUDGET / 1024}${bytes > BUDGET ? '   too much' : ''}`)
}
if (sizes.length < allBrands().length) console.log('Not every brand is built: npm run build')
process.exitCode = sizes.length < allBrands().length || sizes.some(({ bytes }) => bytes > BUDGET) ? 1 : 0

/** The entry and everything it imports at once, as gzip sends it. @param {string} brand */
function entryBytes(brand) {
  const manifest = readJson('apps', brand, 'dist/client/.vite/manifest.json')
  const files = new Set()
  function add(key) {
    const { file, imports = [] } = manifest[key]
    if (files.has(file)) return
    files.add(file)
    imports.forEach(add)
  }
  Object.keys(manifest)
    .filter((key) => manifest[key].isEntry)
    .forEach(add)
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(at('apps', brand, 'dist/client', file))).length,
    0,
  )
}
