import { execFileSync, execSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePorts } from '../processes/ports.mjs'
import { copyRepository } from './copy.mjs'
import { at, node, toolEnvironment } from './paths.mjs'

// Follows docs/how-to/add-a-brand.md in a copy of the repository, with a brand that nothing lists.

const BRAND = 'lydhjem'
/** The time in which a built shop starts, in milliseconds. Long, because other tests run on the same machine. */
const START_TIMEOUT = 300_000

let copy = { folder: '', remove: () => undefined }

const inCopy = (...parts) => path.join(copy.folder, ...parts)

function change(file, ...changes) {
  let source = readFileSync(inCopy(file), 'utf8')
  for (const [before, after] of changes) {
    if (!source.includes(before)) throw new Error(`${file} does not hold ${before}`)
    source = source.replace(before, after)
  }
  writeFileSync(inCopy(file), source)
}

/** Follows the steps of the how-to. The first step runs the command that the how-to names. */
function addBrand() {
  const guide = readFileSync(at('docs/how-to/add-a-brand.md'), 'utf8')
  const [, command = 'false'] = /`(cp -r [^`]+)`/.exec(guide) ?? []
  // The libraries are links here. The guide deletes and reinstalls them.
  execSync(command.replace('<brand>', BRAND).replace('cp -r', 'cp -rP'), { cwd: copy.folder })
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
  execFileSync(program, args, { cwd: copy.folder, encoding: 'utf8', env: toolEnvironment(), stdio: 'pipe' })

/** Starts the brand as `npm start -- <brand>` does. `ended` rejects with what it has printed, if it ends. */
async function start() {
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = await freePorts(4)
  const ports = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  const program = spawn(node(), ['tooling/repository/run.mjs', 'start', BRAND], {
    cwd: copy.folder,
    env: { ...toolEnvironment(), ...ports, DATA_DIR: inCopy('.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part) => (output += part))
  const exit = once(program, 'exit')
  onTestFinished(async () => {
    program.kill('SIGINT')
    await exit
  })
  const ended = exit.then(() => {
    throw new Error(output)
  })
  ended.catch(() => undefined)
  return { port: SITE_PORT, ended }
}

/** Returns the home page of a site. Throws while the site or its gateway starts. */
async function homePage(site, port) {
  const headers = { host: `${site}.localhost:${port}` }
  const [answer] = await once(get({ host: '127.0.0.1', port, headers }), 'response')
  const page = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${site} answers ${answer.statusCode}`)
  return page
}

describe('the how-to for a new brand', () => {
  beforeAll(() => {
    copy = copyRepository({ folder: realpathSync(mkdtempSync(path.join(tmpdir(), 'add-a-brand-'))) })
    addBrand()
  }, 60_000)
  afterAll(() => copy.remove(), 60_000)

  it('[BRD-05] a new brand keeps to the house rules', () => {
    const files = [`apps/${BRAND}`, 'tooling/demo-shops']
    expect(run(node(), 'tooling/repository/run.mjs', 'architecture', ...files)).toContain('keep to the house rules')
  })

  it('[BRD-10] the design tokens of a new brand are written', () => {
    expect(run(node(), 'tooling/repository/run.mjs', 'write').trim().split('\n').toSorted()).toEqual([
      `apps/${BRAND}/tokens.json`,
      'tooling/build/tokens/shop.resolver.json',
    ])
  })

  it(
    '[BRD-01] [BRD-05] a new brand starts by its name, and shows its shop',
    { timeout: START_TIMEOUT + 60_000 },
    async () => {
      const { port, ended } = await start()
      const isShown = vi.waitFor(() => homePage(`${BRAND}-dk`, port), { timeout: START_TIMEOUT, interval: 250 })
      expect(/<title>.*?<\/title>/.exec(await Promise.race([isShown, ended]))?.[0]).toContain('Lydhjem')
    },
  )
})
