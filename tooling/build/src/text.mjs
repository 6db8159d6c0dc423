// Adds or changes one text of the shop in all three languages at once, and keeps the lists sorted:
//   node tooling/build/src/text.mjs AddToCart "Add to basket" "Læg i kurv" "Lägg i varukorgen"
import { mkdirSync, readFileSync, rmdirSync, writeFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from './paths.ts'

const files = {
  en: 'packages/domain/src/messages/messages.en.json',
  da: 'packages/domain/src/messages/messages.da.json',
  sv: 'packages/domain/src/messages/messages.sv.json',
}

const [key = '', ...wordings] = process.argv.slice(2)
if (!/^[A-Z][A-Za-z0-9]*$/.test(key) || wordings.length !== Object.keys(files).length) {
  console.error(`Say the key in PascalCase and the wording in each of ${Object.keys(files).join(', ')}.`)
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
  for (const [index, file] of Object.values(files).entries()) {
    const fullPath = path.join(root, file)
    const texts = existsSync(fullPath) ? JSON.parse(readFileSync(fullPath, 'utf8')) : {}
    texts[key] = wordings[index]
    const sorted = Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    writeFileSync(fullPath, `${JSON.stringify(sorted, null, 2)}\n`)
  }
} finally {
  rmdirSync(lock)
}
