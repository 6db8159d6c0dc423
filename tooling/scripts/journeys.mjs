import { existsSync, rmSync } from 'node:fs'
import { runCheck } from './checks.mjs'
import { at, node, readJson } from './paths.mjs'
import { freePorts } from './ports.mjs'
import { shopServers, startServers } from './servers.mjs'
import { countPlaywright } from './tally.mjs'

/**
 * Starts the built shops on free ports with a database of their own and sends Playwright through them; then once more
 * through shops whose gateway knows only what the specification names (OP-75), beside the first on the same database; at
 * last through shops that are configured otherwise while they run, which is why these have to be the last.
 * @param {ReturnType<typeof import('./processes.mjs').createGroup>} group
 * @param {{ dataDir: string, isFull: boolean }} choice
 */
export async function journeys(group, { dataDir, isFull }) {
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT, PLAIN_SITE_PORT, DEV_PORT, ...others] =
    await freePorts(10)
  const [STRICT_SITE_PORT, STRICT_GATEWAY_PORT, SWITCH_SITE_PORT, SWITCH_GATEWAY_PORT] = others
  const ports = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  const env = { SANDBOX_ORIGIN: `http://localhost:${SANDBOX_PORT}`, SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}` }
  const { sandboxes, gateway, sites } = shopServers({ ports, dataDir, env })
  const { sites: plainSites } = shopServers({
    ports: { ...ports, SITE_PORT: PLAIN_SITE_PORT },
    dataDir,
    env: { ...env, RENDER: 'off' },
  })
  const strictPorts = { ...ports, SITE_PORT: STRICT_SITE_PORT, GATEWAY_PORT: STRICT_GATEWAY_PORT }
  const strict = shopServers({
    ports: strictPorts,
    dataDir,
    env: {
      ...env,
      GATEWAY_PROFILE: 'strict-minimal',
      FALLBACK_TEXTS: 'on',
      // Some of its shops name their pictures with the gateway's own host (CFG-36).
      PICTURE_HOSTS: `http://127.0.0.1:${STRICT_GATEWAY_PORT}`,
    },
  })
  await startServers(group, [sandboxes, gateway, sites, plainSites, strict.gateway, strict.sites])

  const addresses = asText(ports)
  const matrix = isFull && { MATRIX: 'all' }
  const hydration = await runCheck(group, hydrationOf('product', { GATEWAY_PORT: addresses.GATEWAY_PORT, DEV_PORT }))
  const walks = await runCheck(
    group,
    walk(isFull ? 'Journeys, full matrix' : 'Journeys', 'playwright.config.ts', {
      ...addresses,
      PLAIN_SITE_PORT: String(PLAIN_SITE_PORT),
      ...env,
      DATA_DIR: dataDir,
      ...matrix,
    }),
  )
  const strictWalks = await runCheck(
    group,
    walk('Journeys on the strict minimum', 'strict-minimal.config.ts', {
      ...asText(strictPorts),
      ...env,
      ...matrix,
    }),
  )
  const switchPorts = { ...ports, SITE_PORT: SWITCH_SITE_PORT, GATEWAY_PORT: SWITCH_GATEWAY_PORT }
  const switched = shopServers({ ports: switchPorts, dataDir, env: { ...env, SHOP_CACHE: 'off', PAGE_CACHE: 'off' } })
  await startServers(group, [switched.gateway, switched.sites])
  const switchWalks = await runCheck(
    group,
    walk('Switches', 'switches.config.ts', { ...asText(switchPorts), ...env, DATA_DIR: dataDir }),
  )
  const all = [hydration, walks, strictWalks, switchWalks]
  return { passed: sum(all.map(({ passed }) => passed)), failed: sum(all.map(({ failed }) => failed)) }
}

const sum = (counts) => counts.reduce((total, count) => total + count, 0)
const asText = (ports) => Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))

/** Playwright with one of its configurations. */
function walk(name, config, env) {
  const report = `e2e/test-results/${config.replace('.config.ts', '')}.json`
  return {
    name,
    command: 'pnpm',
    args: ['exec', 'playwright', 'test', '--config', config, '--reporter=list,json'],
    cwd: at('e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: at(report) },
    prepare: () => rmSync(at(report), { force: true }),
    count: () => (existsSync(at(report)) ? countPlaywright(readJson(report)) : { passed: 0, failed: 1 }),
  }
}

/** Server and browser must draw the same public pages; only the development half of React tells when they do not. */
const hydrationOf = (brand, { GATEWAY_PORT, DEV_PORT }) => ({
  name: 'Hydration',
  command: node(),
  args: ['src/check-hydration.ts', brand, ...PUBLIC_PAGES],
  cwd: at('tooling/vite'),
  env: { GATEWAY_PORT, DEV_PORT: String(DEV_PORT) },
})
const PUBLIC_PAGES = [
  '/',
  '/batteries',
  '/batteries/details/BAT-312-06',
  '/domes/details/DOM-0010',
  '/search-result/312',
  '/search-result/xyzzy',
  '/recommended-products',
  '/no-such-page',
]
