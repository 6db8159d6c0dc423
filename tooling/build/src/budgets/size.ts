import { statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundleInlineScript } from '../vite/inline-script.ts'
import { builtBrands, clientFile, readManifest, type Manifest } from './built-files.ts'
import { headScript } from '../paths.ts'

const FIRST_VISIT_BUDGET = 147.75 * 1024
/** For what a product's page adds to the first visit: its own script and what it shares with others. */
const PRODUCT_PAGE_BUDGET = 28.5 * 1024
/** For the largest script that a page loads later, a payment form. */
const LATER_FILE_BUDGET = 95 * 1024
/** For the inline script in the head of every page. */
const HEAD_SCRIPT_BUDGET = 3.5 * 1024

// npm run verify: what a first visit costs in script, what a product's page adds, and the largest file that a page fetches later, per
// brand, and the script in the head of every page; fails above the budgets.
const { built, areAll } = builtBrands()
const areWithin = built.map((brand) => {
  const manifest = readManifest(brand)
  const entry = filesOf(manifest, ({ isEntry }) => isEntry)
  const first = report(brand, 'first visit', bytesOf(brand, entry, 'gz'), 'gzip', FIRST_VISIT_BUDGET)
  const added = filesOf(manifest, ({ src }) => src?.endsWith('/shop/product-page.tsx')).filter(
    (file) => !entry.includes(file),
  )
  const product = report(brand, 'product page', bytesOf(brand, added, 'br'), 'brotli', PRODUCT_PAGE_BUDGET)
  const { file, bytes } = largestLaterFile(brand, manifest)
  return report(brand, file, bytes, 'brotli', LATER_FILE_BUDGET) && first && product
})
const { text } = await bundleInlineScript(headScript)
areWithin.push(report('every brand', 'head of every page', gzipSync(text).length, 'gzip', HEAD_SCRIPT_BUDGET))
process.exitCode = !areAll || areWithin.includes(false) ? 1 : 0

function report(brand: string, what: string, bytes: number, packed: string, budget: number) {
  const isWithin = bytes <= budget
  const kilobytes = (bytes / 1024).toFixed(1).padStart(7)
  console.log(
    `${brand.padEnd(14)}${kilobytes} KB ${packed} of ${budget / 1024}  ${what}${isWithin ? '' : '   too much'}`,
  )
  return isWithin
}

/** Returns the files of the chunks that are chosen, and of all that they import statically. */
function filesOf(manifest: Manifest, isChosen: (chunk: Manifest[string]) => boolean | undefined) {
  const files = new Set<string>()
  function add(key: string) {
    const { file = '', imports = [] } = manifest[key] ?? {}
    if (files.has(file)) return
    files.add(file)
    imports.forEach(add)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (isChosen(chunk)) add(key)
  return [...files]
}

function bytesOf(brand: string, files: readonly string[], encoding: 'br' | 'gz') {
  return files.reduce((sum, file) => sum + sentBytes(brand, file, encoding), 0)
}

/** Returns the largest lazily imported script, with its bytes as brotli. */
function largestLaterFile(brand: string, manifest: Manifest) {
  const [largest] = Object.values(manifest)
    .filter(({ isDynamicEntry, file }) => isDynamicEntry && file.endsWith('.js'))
    .map(({ file }) => ({ file, bytes: sentBytes(brand, file, 'br') }))
    .toSorted((one, other) => other.bytes - one.bytes)
  if (!largest) throw new Error(`${brand} loads no script later`)
  return largest
}

/** Returns the bytes that the server sends for a file. The build has compressed it. */
function sentBytes(brand: string, file: string, encoding: 'br' | 'gz') {
  return statSync(`${clientFile(brand, file)}.${encoding}`).size
}
