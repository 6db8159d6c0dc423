import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyRepository } from '../workspace/copy.mjs'
import { filesOf } from '../package/archive.mjs'
import { packageBrand, packageGateway } from '../package/packages.mjs'
import { freePorts } from '../processes/ports.mjs'
import { at, node, readJson } from '../workspace/paths.mjs'
import { browserTests } from './browser-tests.mjs'
import { runCheck } from './checks.mjs'
import { PACKAGED_BRAND, packagedSites, startPackages } from './packaged-servers.mjs'
import { timed } from './tally.mjs'

/** A purchase in a shop of the packaged brand. */
const JOURNEY = 'journeys/buy-simple'

/** @typedef {ReturnType<typeof import('../processes/processes.mjs').createGroup>} Group */

/**
 * Packages a brand and the gateway twice, compares the bytes, and lets customers buy at servers that run from the archives:
 * each in an empty folder, with an empty home and no other environment than its settings, as a deployed shop.
 * @param {Group} group
 * @param {ReturnType<typeof import('./tally.mjs').createTally>} tally
 * @param {{ dataDir: string, filters?: string[] }} choice `filters` are given to Playwright instead of the usual journey
 */
export async function packagedJourney(group, tally, { dataDir, filters = [] }) {
  const work = mkdtempSync(path.join(tmpdir(), 'hearing-shop-packaged-'))
  process.once('exit', () => rmSync(work, { recursive: true, force: true }))
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = await freePorts(4)
  const ports = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  const sitesFile = path.join(work, 'sites.json')
  writeFileSync(sitesFile, JSON.stringify(packagedSites(ports)))

  const packageBoth = async (out) => [
    await packageGateway(group, out),
    await packageBrand(group, PACKAGED_BRAND, out, sitesFile),
  ]
  const made = await tally.time('Packages', () => packageBoth(path.join(work, 'made')))
  tally.add(
    await passes('The same packages again', async () => {
      const again = await packageBoth(path.join(work, 'again'))
      return made.flatMap(({ archive, sha256 }, index) =>
        sha256 === again[index].sha256 ? [] : [path.basename(archive)],
      )
    }),
  )
  tally.add(await passes('The same build in another folder', () => changedByFolder(group, path.join(work, 'other'))))
  await tally.time('Start of the packages', () => startPackages(group, { made, ports, work, dataDir }))
  const env = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  tally.add(
    await runCheck(group, {
      ...browserTests(env, filters.length > 0 ? filters : [JOURNEY]),
      name: 'Journey at the packages',
    }),
  )
}

/** Runs a check that returns what is wrong. @param {string} name @param {() => Promise<string[]>} check */
async function passes(name, check) {
  const { result: wrong, seconds } = await timed(check)
  const isFine = wrong.length === 0
  console.log(`${isFine ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)${wrong.map((line) => `\n    ${line}`).join('')}`)
  return { name, seconds, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 }
}

/** Installs and builds the brand in a copy of the repository. Returns the files that differ. */
async function changedByFolder(group, folder) {
  const copy = copyRepository({ folder, linksLibraries: false })
  const app = path.join('apps', PACKAGED_BRAND)
  await group.run({
    name: 'Installing in another folder',
    command: 'npx',
    args: ['--yes', readJson('package.json').packageManager, 'install', '--frozen-lockfile', '--prefer-offline'],
    cwd: folder,
    env: { CI: 'true' },
  })
  await group.run({
    name: 'Building in another folder',
    command: node(),
    args: [path.join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--app'],
    cwd: path.join(folder, app),
  })
  const [own, other] = [digestsOf(at(app, 'dist')), digestsOf(path.join(folder, app, 'dist'))]
  copy.remove()
  return [...new Set([...own.keys(), ...other.keys()])].filter((file) => own.get(file) !== other.get(file))
}

const digestsOf = (folder) =>
  new Map(
    filesOf(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  )
