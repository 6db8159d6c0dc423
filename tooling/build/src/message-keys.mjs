import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// node tooling/build/src/message-keys.mjs [--check]: writes docs/message-keys.md, the list of all texts for import into
// another gateway. With --check it fails when the list is out of date.

const at = (/** @type {string} */ file) => path.join(import.meta.dirname, '../../..', file)
const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(at(file), 'utf8'))

/** @type {Record<string, Record<string, string>>} */
const languages = {
  English: readJson('packages/domain/src/messages/messages.en.json'),
  Danish: readJson('packages/domain/src/messages/messages.da.json'),
  Swedish: readJson('packages/domain/src/messages/messages.sv.json'),
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const names = Object.keys(languages)
const rows = Object.keys(languages['English'] ?? {}).map(
  (key) => `| ${key} | ${names.map((name) => cell(languages[name]?.[key] ?? '')).join(' | ')} |`,
)
const page = `# Texts of the shop

Made by \`node tooling/build/src/message-keys.mjs\`. Every key that the shop asks its gateway for, with a wording to import.
Words in {braces} are filled in by the shop.

| key | ${names.join(' | ')} |
|---|${names.map(() => '---|').join('')}
${rows.join('\n')}
`

const file = at('docs/message-keys.md')
if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(file, 'utf8') === page
  if (!isCurrent) console.log('docs/message-keys.md is out of date: node tooling/build/src/message-keys.mjs')
  process.exitCode = isCurrent ? 0 : 1
} else {
  writeFileSync(file, page)
}
