import { existsSync, rmSync } from 'node:fs'
import { runCheck } from './checks.mjs'
import { at, node, readJson } from './paths.mjs'
import { freePorts } from './ports.mjs'
import { shopServers, startServers } from './servers.mjs'
import { countPlaywright } from './tally.mjs'

const REPORT = 'e2e/test-results/journeys.json'

/**
 * Starts the built shops on free ports with a database of their own and sends Playwright through them.
 * @param {ReturnType<typeof import('./processes.mjs').createGroup>} group
 * @param {{ dataDir: string, isFull: boolean }} choice
 */
export async function journeys(group, { dataDir, isFull }) {
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT, PLAIN_SITE_PORT, DEV_PORT] = await freePorts(6)
  const ports = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  const env = { SANDBOX_ORIGIN: `http://localhost:${SANDBOX_PORT}`, SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}` }
  const { sandboxes, gateway, sites } = shopServers({ ports, dataDir, env })
  const { sites: plainSites } = shopServers({
    ports: { ...ports, SITE_PORT: PLAIN_SITE_PORT },
    dataDir,
    env: { ...env, RENDER: 'off' },
  })
  await startServers(group, [sandboxes, gateway, sites, plainSites])

  const addresses = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const hydration = await runCheck(group, hydrationOf('product', { GATEWAY_PORT: addresses.GATEWAY_PORT, DEV_PORT }))
  const walks = await runCheck(group, {
    name: isFull ? 'Journeys, full matrix' : 'Journeys',
    command: 'pnpm',
    args: ['exec', 'playwright', 'test', '--reporter=list,json'],
    cwd: at('e2e'),
    env: {
      ...addresses,
      PLAIN_SITE_PORT: String(PLAIN_SITE_PORT),
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: at(REPORT),
      ...(isFull && { MATRIX: 'all' }),
    },
    prepare: () => rmSync(at(REPORT), { force: true }),
    count: () => (existsSync(at(REPORT)) ? countPlaywright(readJson(REPORT)) : { passed: 0, failed: 1 }),
  })
  return { passed: hydration.passed + walks.passed, failed: hydration.failed + walks.failed }
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
