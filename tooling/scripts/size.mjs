import { statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundleInlineScript } from '../vite/src/inline-script.ts'
import { builtBrands, clientFile, readManifest } from './repository/built-files.mjs'
import { at } from './repository/paths.mjs'

const FIRST_VISIT_BUDGET = 148 * 1024
/** For the largest script that a page loads later, a payment form. */
const LATER_FILE_BUDGET = 95 * 1024
/** For the inline script in the head of every page. */
const HEAD_SCRIPT_BUDGET = 3.5 * 1024

// node tooling/scripts/size.mjs: what a first visit costs in script, and the largest file that a page fetches later, per
// brand, and the script in the head of every page; fails above the budgets.
const { built, areAll } = builtBrands()
const areWithin = built.map((brand) => {
  const manifest = readManifest(brand)
  const first = report(brand, 'first visit', firstVisitBytes(brand, manifest), 'gzip', FIRST_VISIT_BUDGET)
  const { file, bytes } = largestLaterFile(brand, manifest)
  return report(brand, file, bytes, 'brotli', LATER_FILE_BUDGET) && first
})
const { text } = await bundleInlineScript(at('packages/features/src/rendering/head/main.ts'))
areWithin.push(report('every brand', 'head of every page', gzipSync(text).length, 'gzip', HEAD_SCRIPT_BUDGET))
process.exitCode = !areAll || areWithin.includes(false) ? 1 : 0

/** @param {string} brand @param {string} what @param {number} bytes @param {string} packed @param {number} budget */
function report(brand, what, bytes, packed, budget) {
  const isWithin = bytes <= budget
  const kilobytes = (bytes / 1024).toFixed(1).padStart(7)
  console.log(
    `${brand.padEnd(14)}${kilobytes} KB ${packed} of ${budget / 1024}  ${what}${isWithin ? '' : '   too much'}`,
  )
  return isWithin
}

/** Returns the gzipped bytes of the entry and its static imports. @param {string} brand @param {Manifest} manifest */
function firstVisitBytes(brand, manifest) {
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
  return [...files].reduce((sum, file) => sum + sentBytes(brand, file, 'gz'), 0)
}

/** Returns the largest lazily imported script, with its bytes as brotli. @param {string} brand @param {Manifest} manifest */
function largestLaterFile(brand, manifest) {
  const [largest] = Object.values(manifest)
    .filter(({ isDynamicEntry, file }) => isDynamicEntry && file.endsWith('.js'))
    .map(({ file }) => ({ file, bytes: sentBytes(brand, file, 'br') }))
    .toSorted((one, other) => other.bytes - one.bytes)
  return largest
}

/**
 * Returns the bytes that the server sends for a file. The build has compressed it.
 * @param {string} brand @param {string} file @param {'br' | 'gz'} encoding
 */
function sentBytes(brand, file, encoding) {
  return statSync(`${clientFile(brand, file)}.${encoding}`).size
}

/** @typedef {import('./repository/built-files.mjs').Manifest} Manifest */
