import { readFileSync } from 'node:fs'
import path from 'node:path'
import { supportedBrowsers } from '@shop/domain/shop/promised-browsers.ts'
import { bundleInlineScript } from '../vite/inline-script.ts'
import { askedFirst } from './asked-first.ts'
import { browserFeatures } from './browser-features.ts'
import { builtBrands, clientFile, readManifest } from './built-files.ts'
import { headScript } from '../paths.ts'
import { missingCalls, type MissingCall } from './missing-calls.ts'

// npm run verify: fails if a built file calls what a supported browser lacks.
const { text } = await bundleInlineScript(headScript)
const { built, areAll } = builtBrands()
const scripts = [{ file: 'head of every page.js', text }, ...built.flatMap(builtScripts)]
const calls = missingCalls(scripts, browserFeatures(supportedBrowsers))

const isSafe = ({ name, file }: MissingCall) =>
  askedFirst.some((safe) => safe.name === name && safe.files.includes(file))
const unsafe = Map.groupBy(
  calls.filter((call) => !isSafe(call)),
  ({ name }) => name,
)
for (const [name, sameName] of unsafe) {
  const files = new Set(sameName.map(({ file }) => file))
  console.log(`${name} is missing in ${sameName[0]?.missingIn.join(', ')}. It is called by ${[...files].join(', ')}`)
}

const isCalled = (name: string, file: string) => calls.some((call) => call.name === name && call.file === file)
const unneeded = askedFirst.filter(({ name, files }) => !files.every((file) => isCalled(name, file)))
for (const { name, files } of unneeded) {
  console.log(`asked-first.ts: ${name} is not called by all of ${files.join(', ')}`)
}
process.exitCode = areAll && unsafe.size === 0 && unneeded.length === 0 ? 0 : 1

/** Returns the scripts that browsers load, by their names without the hash. */
function builtScripts(brand: string) {
  const files = new Set(Object.values(readManifest(brand)).map(({ file }) => file))
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file: path.basename(file).replace(/-[\w-]{8}\.js$/, '.js'),
      text: readFileSync(clientFile(brand, file), 'utf8'),
    }))
}
