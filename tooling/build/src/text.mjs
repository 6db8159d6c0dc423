// Adds or changes one text of the shop in all languages at once, and keeps the lists sorted:
//   node tooling/build/src/text.mjs AddToCart "Add to basket" "Læg i kurv" "Lägg i varukorgen"
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LANGUAGES } from '@shop/domain/messages/languages.ts'
import { root } from './paths.ts'

const [key = '', ...wordings] = process.argv.slice(2)
if (!/^[A-Z][A-Za-z0-9]*$/.test(key) || wordings.length !== LANGUAGES.length) {
  console.error(`Say the key in PascalCase and the wording in each of ${LANGUAGES.join(', ')}.`)
  process.exit(1)
}

// A folder is the lock, so that two scripts that add texts at once lose none.
const lock = path.join(root, 'node_modules/.texts-lock')
for (let tries = 0; ; tries++) {
  try {
    mkdirSync(lock)
    break
  } catch (taken) {
    if (tries > 100) throw taken
    await setTimeout(50)
  }
}
try {
  for (const [index, language] of LANGUAGES.entries()) {
    const file = path.join(root, `packages/domain/src/messages/messages.${language}.json`)
    const texts = JSON.parse(readFileSync(file, 'utf8'))
    texts[key] = wordings[index]
    const sorted = Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
  }
} finally {
  rmdirSync(lock)
}
