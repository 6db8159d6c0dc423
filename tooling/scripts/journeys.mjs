import { existsSync, rmSync } from 'node:fs'
import { runCheck } from './checks.mjs'
import { at, readJson } from './paths.mjs'
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
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = await freePorts(4)
  const ports = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  const env = { SANDBOX_ORIGIN: `http://localhost:${SANDBOX_PORT}`, SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}` }
  const { sandboxes, gateway, sites } = shopServers({ ports, dataDir, env })
  await startServers(group, [sandboxes, gateway, sites])

  const addresses = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  return runCheck(group, {
    name: isFull ? 'Journeys, full matrix' : 'Journeys',
    command: 'pnpm',
    args: ['exec', 'playwright', 'test', '--reporter=list,json'],
    cwd: at('e2e'),
    env: { ...addresses, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: at(REPORT), ...(isFull && { MATRIX: 'all' }) },
    prepare: () => rmSync(at(REPORT), { force: true }),
    count: () => (existsSync(at(REPORT)) ? countPlaywright(readJson(REPORT)) : { passed: 0, failed: 1 }),
  })
}
