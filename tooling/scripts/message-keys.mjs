import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at, readJson } from './paths.mjs'

// node tooling/scripts/message-keys.mjs [--check]: writes docs/message-keys.md, the list of all texts for import into
// another gateway; with --check it only says whether the list is up to date.

const languages = {
  English: readJson('packages/domain/src/messages.en.json'),
  Danish: readJson('packages/domain/src/messages.da.json'),
  Swedish: readJson('packages/domain/src/messages.sv.json'),
}

const sources = ['packages/domain/src', 'packages/features/src'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((file) => /\.tsx?$/.test(file.name) && !/\.(?:test|stories)\./.test(file.name))
    .map((file) => ({
      // The folder tells where in the shop a text is seen; pages and rules say it by their file.
      place: /\/pages(?:\/|$)/.test(file.parentPath)
        ? file.name.replace(/\.tsx?$/, '')
        : path.basename(file.parentPath),
      words: new Set(readFileSync(path.join(file.parentPath, file.name), 'utf8').match(/\b[A-Z][A-Za-z0-9]+\b/g)),
    })),
)

/** @param {string} key */
function seenIn(key) {
  const places = sources.filter(({ words }) => words.has(key)).map(({ place }) => (place === 'src' ? 'rules' : place))
  return [...new Set(places)].toSorted((one, other) => one.localeCompare(other)).join(', ')
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Where a text is seen changes with every part that moves; the words are what counts. @param {string} text */
const words = (text) => text.replaceAll(/ [^|]*\|$/gm, '')

const names = Object.keys(languages)
const rows = Object.keys(languages.English).map(
  (key) => `| ${key} | ${names.map((name) => cell(languages[name][key] ?? '')).join(' | ')} | ${seenIn(key)} |`,
)
const page = `# Texts of the shop

Made by \`node tooling/scripts/message-keys.mjs\`. Every key that the shop asks its gateway for, with a wording to import.
Words in {braces} are filled in by the shop.

| key | ${names.join(' | ')} | seen in |
|---|${names.map(() => '---|').join('')}---|
${rows.join('\n')}
`

const file = at('docs/message-keys.md')
if (process.argv.includes('--check')) {
  const isCurrent = words(readFileSync(file, 'utf8')) === words(page)
  if (!isCurrent) console.log('docs/message-keys.md is out of date: node tooling/scripts/message-keys.mjs')
  process.exitCode = isCurrent ? 0 : 1
} else {
  writeFileSync(file, page)
}
