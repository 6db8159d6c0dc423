import { execFileSync, execSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands, at, node, toolEnvironment } from './paths.mjs'

// Follows docs/how-to/add-a-brand.md in a copy of the repository, with a brand that nothing lists.

const BRAND = 'lydhjem'
/** Folders that the steps change, or that find the brands by their own path. The rest of the copy is links. */
const CHANGED = ['apps', 'tooling/demo-shops', 'tooling/repository']
const COPIED = /^(?!.*\/(?:node_modules|dist|test-results|\.turbo|\.git|\.data)$)/

let copy = ''

const inCopy = (...parts) => path.join(copy, ...parts)

/** Links the installed libraries of a folder into the copy. */
function linkModules(folder) {
  const modules = at(folder, 'node_modules')
  if (existsSync(modules)) symlinkSync(modules, inCopy(folder, 'node_modules'))
}

function change(file, ...changes) {
  let text = readFileSync(inCopy(file), 'utf8')
  for (const [before, after] of changes) {
    if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`)
    text = text.replace(before, after)
  }
  writeFileSync(inCopy(file), text)
}

/** Follows the steps of the how-to. The first step runs the command that the how-to names. */
function addBrand() {
  const guide = readFileSync(at('docs/how-to/add-a-brand.md'), 'utf8')
  const [, command = 'false'] = /`(cp -r [^`]+)`/.exec(guide) ?? []
  // The libraries are links here. The guide deletes and reinstalls them.
  execSync(command.replace('<brand>', BRAND).replace('cp -r', 'cp -rP'), { cwd: copy })
  const app = `apps/${BRAND}`
  change(`${app}/package.json`, ['"name": "phonicear"', `"name": "${BRAND}"`])
  change(
    `${app}/src/brand.ts`,
    ["id: 'phonicear'", `id: '${BRAND}'`],
    ["shopId: 'phonicear_dk'", `shopId: '${BRAND}_dk'`],
  )
  const shops = 'tooling/demo-shops/src/shops'
  cpSync(inCopy(shops, 'phonicear-dk.ts'), inCopy(shops, `${BRAND}-dk.ts`))
  change(
    `${shops}/${BRAND}-dk.ts`,
    ['export const phonicearDk', `export const ${BRAND}Dk`],
    ["id: 'phonicear_dk'", `id: '${BRAND}_dk'`],
    ["brand: 'phonicear'", `brand: '${BRAND}',\n  artwork: 'phonicear'`],
    ["displayName: 'phonicear'", "displayName: 'Lydhjem'"],
    ["orderNumberPrefix: 'PD'", "orderNumberPrefix: 'LH'"],
  )
  change(
    `${shops}/shops.ts`,
    ['import { phonicearDk }', `import { ${BRAND}Dk } from './${BRAND}-dk.ts'\nimport { phonicearDk }`],
    ['  phonicearDk,\n', `  phonicearDk,\n  ${BRAND}Dk,\n`],
  )
}

const run = (program, ...args) =>
  execFileSync(program, args, { cwd: copy, encoding: 'utf8', env: toolEnvironment(), stdio: 'pipe' })

describe('the how-to for a new brand', () => {
  beforeAll(() => {
    copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'add-a-brand-')))
    mkdirSync(inCopy('tooling'))
    for (const name of ['tooling/repository/rules/imports.mjs', ...CHANGED]) {
      cpSync(at(name), inCopy(name), { recursive: true, filter: (file) => COPIED.test(file) })
    }
    const isCopied = (name) => existsSync(inCopy(name))
    const tools = readdirSync(at('tooling')).map((name) => `tooling/${name}`)
    for (const name of ['packages', 'e2e', ...tools]) if (!isCopied(name)) symlinkSync(at(name), inCopy(name))
    for (const name of ['.', ...CHANGED, ...allBrands().map((brand) => `apps/${brand}`)]) linkModules(name)
    addBrand()
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('[BRD-01] a new brand is found by the scripts, and built by its name', () => {
    const found = run(
      node(),
      '--input-type=module',
      '-e',
      "console.log((await import('./tooling/repository/workspace/paths.mjs')).allBrands().join())",
    )
    expect(found.trim().split(',')).toEqual(expect.arrayContaining([...allBrands(), BRAND]))
  })

  it('[BRD-05] a new brand keeps to the house rules', () => {
    expect(
      run(node(), 'tooling/repository/commands/architecture.mjs', `apps/${BRAND}`, 'tooling/demo-shops'),
    ).toContain('keep to the house rules')
  })

  it('[BRD-01] a new brand has a shop at the reference gateway', () => {
    const shops = run(
      node(),
      '--input-type=module',
      '-e',
      "console.log((await import('./tooling/demo-shops/src/demo-data.ts')).demoData().shops.map(({ id }) => id).join())",
    )
    expect(shops).toContain(`${BRAND}_dk`)
  })
})
