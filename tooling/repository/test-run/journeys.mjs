import { browserTests } from './browser-tests.mjs'
import { runCheck } from './checks.mjs'
import { at, node } from '../workspace/paths.mjs'
import { freePorts } from '../processes/ports.mjs'
import { answers, endWithParent, fetchText, shopServers, siteSettings, startServers } from '../processes/servers.mjs'

/**
 * Starts the built shops once, on free ports and a database of their own.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {ReturnType<typeof import('./tally.mjs').createTally>} tally
 * @param {string} dataDir
 */
export async function startShops(group, tally, dataDir) {
  const ports = await choosePorts()
  const { servers, env } = runningShops(ports, dataDir)
  await tally.time('Server start', () => startServers(group, servers))
  return { ports, env: { ...asText(ports), ...env, DATA_DIR: dataDir } }
}

/**
 * Runs all browser tests against running shops.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {ReturnType<typeof import('./tally.mjs').createTally>} tally
 * @param {Awaited<ReturnType<typeof startShops>>} shops
 * @param {{ isFull?: boolean, filters?: string[] }} choice `filters` are given to Playwright, such as the name of a spec. With
 *   filters the check of hydration is left out
 */
export async function journeys(group, tally, { ports, env }, { isFull = false, filters = [] }) {
  const matrix = isFull && { MATRIX: 'all' }
  const checks = [
    browserTests({ ...env, ...matrix }, filters),
    ...(filters.length > 0 ? [] : [hydrationOf('product', ports)]),
  ]
  await Promise.all(checks.map(async (check) => tally.add(await runCheck(group, check))))
  tally.add(await judgement(ports.JUDGE_PORT))
}

/** Fails where calls of the journeys, or their answers, differ from the OpenAPI document. @param {number} port */
async function judgement(port) {
  const { calls, complaints } = JSON.parse(await fetchText(port, '/judgement'))
  const failed = calls > 0 ? complaints.length : 1
  console.log(`${failed > 0 ? '✗' : '✓'} Calls as documented (${calls} kinds)`)
  for (const complaint of complaints) console.log(`    ${complaint}`)
  return { name: 'Calls as documented', seconds: 0, passed: failed > 0 ? 0 : 1, failed }
}

const PORTS = [
  'SITE_PORT',
  'GATEWAY_PORT',
  'JUDGE_PORT',
  'SANDBOX_PORT',
  'SANDBOX_SMTP_PORT',
  'PLAIN_SITE_PORT',
  'DEV_PORT',
]

async function choosePorts() {
  const free = await freePorts(PORTS.length)
  return Object.fromEntries(PORTS.map((name, index) => [name, free[index]]))
}

/**
 * The servers of a run, all on one database: the usual shops, and sites that render nothing. Their calls reach the gateway
 * through a judge.
 */
function runningShops(ports, dataDir) {
  const env = {
    SANDBOX_ORIGIN: `http://localhost:${ports.SANDBOX_PORT}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.SANDBOX_SMTP_PORT}`,
  }
  const { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT } = ports
  const usual = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  // The tests look at few sizes of few pictures.
  const withoutWarmUp = { ...env, PICTURE_WARM_UP: 'off' }
  const serve = (changed, variables) =>
    shopServers({
      ports: { ...usual, ...changed },
      dataDir,
      env: { ...withoutWarmUp, ...variables },
      savesMemory: false,
    })
  const throughJudge = { SITES__defaults__gateway: `http://127.0.0.1:${ports.JUDGE_PORT}/shops/{shop}` }
  const { sandboxes, gateway, sites } = serve({}, throughJudge)
  const { sites: plainSites } = serve({ SITE_PORT: ports.PLAIN_SITE_PORT }, { ...throughJudge, RENDER: 'off' })
  return { servers: [sandboxes, gateway, judgeOf(ports), sites, plainSites], env }
}

/** Compares each call and answer with the OpenAPI document. */
const judgeOf = ({ JUDGE_PORT, GATEWAY_PORT }) => ({
  program: {
    name: 'The judge',
    command: node(),
    args: [...endWithParent(), 'src/testing/judging-proxy.ts', String(JUDGE_PORT), `http://127.0.0.1:${GATEWAY_PORT}`],
    cwd: at('tooling/contract'),
  },
  isUp: () => answers(JUDGE_PORT, '/judgement'),
})

const asText = (ports) => Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))

/** Fails when server and browser render a public page differently, which only the development build of React reports. */
const hydrationOf = (brand, ports) => ({
  name: 'Hydration',
  command: node(),
  args: ['src/vite/check-hydration.ts', brand, ...PUBLIC_PAGES],
  cwd: at('tooling/build'),
  env: { ...siteSettings(ports), DEV_PORT: String(ports.DEV_PORT) },
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
