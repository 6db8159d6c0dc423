import { statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundleInlineScript } from '../vite/inline-script.ts'
import { builtBrands, clientFile, readManifest, type Manifest } from './built-files.ts'
import { headScript } from '../paths.ts'

const FIRST_VISIT_BUDGET = 137.75 * 1024
/** For what a product's page adds to the first visit: its own script and what it shares with others. */
const PRODUCT_PAGE_BUDGET = 19.5 * 1024
/** For what a product's page loads besides while it is idle. A file that imports the gateway's client would take 30 KB along. */
const IDLE_BUDGET = 7 * 1024
/** The chunks that a product's page imports while it is idle. */
const WHILE_IDLE = ['days', 'analytics']
/** For what the first touch of a page loads, while the page that was pressed loads its picture. */
const FIRST_TOUCH_BUDGET = 26.5 * 1024
/** For the largest script that a page loads later, a payment form. */
const LATER_FILE_BUDGET = 95 * 1024
/** For the inline script in the head of every page. */
const HEAD_SCRIPT_BUDGET = 3 * 1024

// npm run verify: what a first visit costs in script, what a product's page adds at once, while it is idle and at the first touch,
// and the largest file that a page fetches later, per brand, and the script in the head of every page; fails above the budgets.
const { built, areAll } = builtBrands()
const areWithin = built.map((brand) => {
  const manifest = readManifest(brand)
  const entry = filesOf(manifest, ({ isEntry }) => isEntry)
  const first = report(brand, 'first visit', bytesOf(brand, entry, 'gz'), 'gzip', FIRST_VISIT_BUDGET)
  const page = filesOf(manifest, ({ src }) => src?.endsWith('/pages/shop/product-page.tsx'))
  const added = bytesOf(brand, without(entry, page), 'br')
  const product = report(brand, 'product page', added, 'brotli', PRODUCT_PAGE_BUDGET)
  const later = WHILE_IDLE.flatMap((chunk) => filesOf(manifest, ({ name }) => name === chunk))
  const idle = bytesOf(brand, without([...entry, ...page], [...new Set(later)]), 'br')
  const whileIdle = report(brand, 'product page while idle', idle, 'brotli', IDLE_BUDGET)
  const gateway = filesOf(manifest, ({ name }) => name === 'gateway')
  const touch = bytesOf(brand, without([...entry, ...page, ...later], gateway), 'br')
  const firstTouch = report(brand, 'first touch', touch, 'brotli', FIRST_TOUCH_BUDGET)
  const { file, bytes } = largestLaterFile(brand, manifest)
  return report(brand, file, bytes, 'brotli', LATER_FILE_BUDGET) && first && product && whileIdle && firstTouch
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

function without(known: readonly string[], files: readonly string[]) {
  return files.filter((file) => !known.includes(file))
}

/**
 * Returns the files of the chunks that are chosen, and of all that they import statically. Throws if there are none: a renamed
 * one would cost nothing.
 */
function filesOf(manifest: Manifest, isChosen: (chunk: Manifest[string]) => boolean | undefined) {
  const files = new Set<string>()
  function add(key: string) {
    const { file = '', imports = [] } = manifest[key] ?? {}
    if (files.has(file)) return
    files.add(file)
    imports.forEach(add)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (isChosen(chunk)) add(key)
  if (files.size === 0) throw new Error('A chosen script is not in the build')
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
