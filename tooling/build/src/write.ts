import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openApiText } from '../../contract/src/openapi/openapi.ts'
import { schemaText } from '../../site-server/src/sites/schema-text.ts'
import { browserStorageText } from './generated/browser-storage.ts'
import { withInventory } from './generated/script-inventory.ts'
import { staleFiles, writeFiles } from './generated/stale-files.ts'
import { root } from './paths.ts'
import { loadThemes } from './tokens/themes.ts'
import { tokenFiles } from './tokens/token-files.ts'

const INVENTORY = 'docs/third-party-scripts.md'

/** Everything generated that the repository holds: the text of each file by its path from the root. */
const texts = new Map([
  ...tokenFiles(await loadThemes()),
  ['tooling/contract/openapi.json', openApiText()],
  ['tooling/site-server/sites.schema.json', schemaText()],
  ['docs/browser-storage.md', browserStorageText()],
  [INVENTORY, withInventory(readFileSync(path.join(root, INVENTORY), 'utf8'))],
])

// npm run write [-- --check]: writes the files that have changed. With --check it fails for them.
if (process.argv.includes('--check')) {
  const stale = staleFiles(root, texts)
  for (const file of stale) console.log(`${file} is out of date: npm run write`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const file of writeFiles(root, texts)) console.log(file)
}
