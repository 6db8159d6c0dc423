import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { freePorts } from '../../repository/processes/ports.mjs'
import { at } from '../../repository/workspace/paths.mjs'
import { findProgram } from './programs.mjs'

const HAPROXY = findProgram('haproxy')
const SERVERS = ['site-1', 'site-2', 'gateway-1', 'gateway-2']
// Two checks without an answer take twelve seconds, on a busy machine more.
const TIMEOUT = 120_000

/** One call that each of the balancer's groups of servers answers, by the name of the group. */
const CALLS = { pages: '/', calls: '/api/cart', files: '/assets/app.js', gateways: '/shops/one' }
const groups = Object.keys(CALLS)
const byText = (one, other) => String(one).localeCompare(String(other), 'en')

// Two for each of the two names under which the balancer checks a server.
const WORDS_OF_LEAVING = 4

/**
 * A server that answers with its name. Its word about itself is `ready`, `leaving` for four checks and then nothing, or
 * nothing at all while it is `silent`.
 */
async function startServer(name, onTestFinished) {
  const state = { name, word: 'ready', checks: { ready: 0, leaving: 0, silent: 0 } }
  const server = http
    .createServer(({ url }, response) => {
      if (url !== '/health/ready') {
        response.end(name)
        return
      }
      state.checks[state.word]++
      const isSilent = state.word === 'silent' || state.checks.leaving > WORDS_OF_LEAVING
      if (!isSilent) response.writeHead(state.word === 'ready' ? 200 : 503).end()
    })
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return Object.assign(state, { address: `127.0.0.1:${server.address().port}` })
}

/** Repeats a look, which may be the arrival of a line of a log, until it is true. */
const until = (look) => vi.waitFor(async () => expect(await look()).toBeTruthy(), { timeout: 60_000 })

/** A balancer before two sites and two gateways, all of which it has found ready. */
async function startBalancer({ onTestFinished }) {
  const servers = Object.fromEntries(
    await Promise.all(SERVERS.map(async (name) => [name, await startServer(name, onTestFinished)])),
  )
  const [publicPort, internalPort] = await freePorts(2)
  const env = {
    PATH: process.env.PATH,
    PUBLIC_BIND: `127.0.0.1:${publicPort}`,
    GATEWAY_BIND: `127.0.0.1:${internalPort}`,
    GATEWAY_HOST: 'gateway.test',
    ...Object.fromEntries(SERVERS.map((name) => [name.toUpperCase().replace('-', '_'), servers[name].address])),
  }
  const balancer = spawn(HAPROXY, ['-db', '-f', at('tooling/operate/haproxy.cfg')], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(async () => {
    const ended = once(balancer, 'exit')
    balancer.kill()
    await ended
  })
  let log = ''
  balancer.stdout.setEncoding('utf8').on('data', (text) => (log += text))
  // Each server is checked under two names. Before its first good check one failure takes a server out.
  await until(() => Object.values(servers).every(({ checks }) => checks.ready >= 6))
  return {
    servers,
    /** Waits for a line of the balancer's log. */
    reports: (line) => until(() => log.includes(line)),
    log: () => log,
    /** Asks a group ten times. Returns the different answers. */
    ask: async (group) => {
      const port = group === 'gateways' ? internalPort : publicPort
      const answers = []
      for (let times = 0; times < 10; times++) answers.push(await get(port, CALLS[group]))
      return [...new Set(answers)].toSorted(byText)
    },
  }
}

async function get(port, path) {
  const [answer] = await once(http.get({ host: '127.0.0.1', port, path, agent: false }), 'response')
  const text = Buffer.concat(await answer.toArray()).toString()
  return answer.statusCode === 200 ? text : answer.statusCode
}

const serversOf = (group) => SERVERS.filter((name) => name.startsWith(group === 'gateways' ? 'gateway' : 'site'))

describe.runIf(HAPROXY).concurrent('the balancer (needs HAProxy)', () => {
  it(
    '[RUN-14] sends nothing more to a server that has said twice that it leaves',
    async (context) => {
      const { servers, reports, ask } = await startBalancer(context)
      for (const name of ['site-1', 'gateway-1']) servers[name].word = 'leaving'
      await Promise.all(['pages/site-1', 'gateways/gateway-1'].map((name) => reports(`Server ${name} is stopping`)))
      for (const group of groups) expect([group, await ask(group)]).toEqual([group, [serversOf(group)[1]]])
      for (const name of ['site-1', 'gateway-1']) servers[name].word = 'ready'
      await Promise.all(['pages/site-1', 'gateways/gateway-1'].map((name) => reports(`Server ${name} is UP`)))
      for (const group of groups) expect([group, await ask(group)]).toEqual([group, serversOf(group)])
    },
    TIMEOUT,
  )

  it(
    '[RUN-14] keeps a server that has missed one check',
    async (context) => {
      const { servers, reports, log } = await startBalancer(context)
      const [slow, other] = [servers['gateway-1'], servers['gateway-2']]
      slow.word = 'silent'
      await until(() => slow.checks.silent >= 2)
      slow.word = 'ready'
      const readyBefore = slow.checks.ready
      await until(() => slow.checks.ready > readyBefore + 2)
      other.word = 'leaving'
      await reports('Server gateways/gateway-2 is stopping')
      expect(log()).not.toContain('DOWN')
    },
    TIMEOUT,
  )

  it(
    '[RUN-14] keeps the last servers however slow they are, unless they say that they leave',
    async (context) => {
      const { servers, reports, ask } = await startBalancer(context)
      for (const server of Object.values(servers)) server.word = 'silent'
      const all = SERVERS.map((name) => `${name.startsWith('site') ? 'pages' : 'gateways'}/${name}`)
      await Promise.all(all.map((name) => reports(`Server ${name} is DOWN`)))
      for (const group of groups) expect([group, await ask(group)]).toEqual([group, serversOf(group)])
      for (const name of ['site-1', 'gateway-1']) servers[name].word = 'leaving'
      await Promise.all(
        ['pages/slow-site-1', 'gateways/slow-gateway-1'].map((name) => reports(`Backup Server ${name} is stopping`)),
      )
      for (const group of groups) expect([group, await ask(group)]).toEqual([group, [serversOf(group)[1]]])
    },
    TIMEOUT,
  )
})
