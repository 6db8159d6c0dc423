import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sendBytes } from '@shop/server/testing/framing.ts'
import { freePorts } from '../../repository/processes/ports.mjs'
import { at } from '../../repository/workspace/paths.mjs'
import { findProgram } from './programs.mjs'

const FILE = at('tooling/operate/haproxy.cfg')
const HAPROXY = findProgram('haproxy')

const SHOP = 'shop.test'
const GATEWAY = 'gateway.test'

/** A server that answers with its name and the headers of the request. */
async function startServer(name) {
  const server = http
    .createServer(({ url, headers }, response) => response.end(JSON.stringify({ name, url, headers })))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, address: `127.0.0.1:${server.address().port}` }
}

/** Starts a balancer. Its first look at one of its servers shows that it has taken its ports. */
async function startBalancer(env, { server }) {
  const balancer = spawn(HAPROXY, ['-db', '-f', FILE], { env, stdio: 'ignore' })
  const ended = once(balancer, 'exit')
  const endsInstead = ended.then(() => Promise.reject(new Error('HAProxy has ended')))
  await Promise.race([once(server, 'request'), endsInstead])
  return async () => {
    balancer.kill()
    await ended
  }
}

describe.runIf(HAPROXY)('the balancer (needs HAProxy)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'balancer-'))
  const servers = []
  let stopBalancer
  let ports
  let environment

  beforeAll(async () => {
    const [site, gateway, acme] = await Promise.all(['site', 'gateway', 'acme'].map(startServer))
    servers.push(site, gateway, acme)
    const [plainPort, securePort, internalPort, limitedPort] = await freePorts(4)
    ports = { plain: plainPort, secure: securePort, internal: internalPort, limited: limitedPort }
    const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
    const wanted = ['-subj', `/CN=${SHOP}`, '-addext', `subjectAltName=DNS:${SHOP},DNS:${GATEWAY}`, '-days', '2']
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...wanted],
      { stdio: 'ignore' },
    )
    const both = path.join(folder, 'both.pem')
    writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
    const plain = {
      PATH: process.env.PATH,
      PUBLIC_BIND: `127.0.0.1:${ports.plain}`,
      GATEWAY_BIND: `127.0.0.1:${ports.internal}`,
      GATEWAY_HOST: GATEWAY,
      SITE_1: site.address,
      SITE_2: site.address,
      GATEWAY_1: gateway.address,
      GATEWAY_2: gateway.address,
    }
    const secure = {
      SITE_HOSTS: `${SHOP} www.${SHOP}`,
      CERTIFICATES: both,
      TLS_BIND: `127.0.0.1:${ports.secure}`,
      ACME: acme.address,
    }
    const withHsts = { ...plain, ...secure, HSTS: 'max-age=63072000; includeSubDomains; preload' }
    const limited = { ...plain, PUBLIC_BIND: `127.0.0.1:${ports.limited}`, REQUESTS_PER_NETWORK: '20' }
    environment = { plain, secure: { ...plain, ...secure }, 'with HSTS': withHsts, limited }
    stopBalancer = await startBalancer(environment.secure, site)
  }, 30_000)
  afterAll(async () => {
    await stopBalancer?.()
    for (const { server } of servers) server.close()
    rmSync(folder, { recursive: true })
  })

  it.each(['plain', 'secure', 'with HSTS', 'limited'])(
    '[RUN-07] has a file without mistakes and warnings: %s',
    (which) => {
      const check = spawnSync(HAPROXY, ['-c', '-f', FILE], { env: environment[which], encoding: 'utf8' })
      expect(check).toMatchObject({ status: 0, stdout: expect.stringContaining('is valid') })
      expect(check.stderr).not.toContain('WARNING')
    },
  )

  /** Asks the balancer, with or without TLS. */
  async function ask({ isSecure = true, host = SHOP, url = '/', headers = {} }) {
    const { request } = isSecure ? https : http
    const port = isSecure ? ports.secure : ports.plain
    // The certificate of this test is signed by itself.
    const trust = isSecure ? { servername: host, rejectUnauthorized: false } : {}
    const asked = request({ host: '127.0.0.1', port, path: url, headers: { host, ...headers }, ...trust }).end()
    const [answer] = await once(asked, 'response')
    const text = Buffer.concat(await answer.toArray()).toString()
    const seen = text.startsWith('{') ? JSON.parse(text) : undefined
    return { status: answer.statusCode, headers: answer.headers, text, seen }
  }

  it('[RUN-07] leads from HTTP to HTTPS, and keeps method and address', async () => {
    const { status, headers } = await ask({ isSecure: false, url: '/details/BAT?x=1' })
    expect([status, headers.location]).toEqual([308, `https://${SHOP}/details/BAT?x=1`])
    const gateway = await ask({ isSecure: false, host: GATEWAY, url: '/webhooks/nets' })
    expect(gateway.headers.location).toBe(`https://${GATEWAY}/webhooks/nets`)
  })

  it('[RUN-07] answers the question of a certificate authority by HTTP', async () => {
    const { seen } = await ask({ isSecure: false, url: '/.well-known/acme-challenge/token' })
    expect(seen).toMatchObject({ name: 'acme', url: '/.well-known/acme-challenge/token' })
  })

  it.each([SHOP, `www.${SHOP}`, SHOP.toUpperCase()])('[RUN-07] serves the site %s by HTTPS', async (host) => {
    const { status, seen } = await ask({ host, url: '/batteries' })
    expect([status, seen.name, seen.headers['x-forwarded-proto']]).toEqual([200, 'site', 'https'])
  })

  it('[RUN-07] sends browsers of the gateway’s host name to HTTPS from then on', async () => {
    const { seen, headers } = await ask({ host: GATEWAY, url: '/shops/one' })
    expect(seen.name).toBe('gateway')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('[RUN-07] refuses host names of others, and hides the readiness of gateways', async () => {
    expect((await ask({ host: 'other.test' })).status).toBe(421)
    expect((await ask({ isSecure: false, host: 'other.test' })).status).toBe(421)
    expect((await ask({ host: GATEWAY, url: '/health/ready' })).status).toBe(404)
  })

  it.each([SHOP, GATEWAY])('[RUN-07] takes no word of a visitor about the visitor: %s', async (host) => {
    const claims = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      forwarded: 'for=203.0.113.7',
      traceparent: '00-11111111111111111111111111111111-1111111111111111-01',
    }
    const { seen } = await ask({ host, headers: claims })
    const { 'x-forwarded-for': address, 'x-forwarded-proto': protocol, ...rest } = seen.headers
    expect([address, protocol]).toEqual(['127.0.0.1', 'https'])
    for (const name of ['x-forwarded-host', 'forwarded', 'traceparent']) expect(rest).not.toHaveProperty(name)
  })

  it.each(['GET', 'HEAD'])('[API-48] refuses a %s request with a body, and ends its connection', async (method) => {
    const start = `${method} /batteries HTTP/1.1\r\nHost: ${SHOP}\r\n`
    for (const body of ['Content-Length: 2\r\n\r\n{}', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'])
      expect(await sendBytes(ports.plain, start + body)).toMatch(/^HTTP\/1.1 400 .*connection: close\r\n/is)
  })

  it('[RUN-35] refuses a network that sends far more requests than its customers need, and tells it when to come back', async () => {
    const site = await startServer('site of the limited one')
    servers.push(site)
    const [GATEWAY_PORT] = await freePorts(1)
    const own = { SITE_1: site.address, SITE_2: site.address, GATEWAY_BIND: `127.0.0.1:${GATEWAY_PORT}` }
    onTestFinished(await startBalancer({ ...environment.limited, ...own }, site))
    const answers = []
    for (let request = 0; request < 25; request++) {
      const asked = http.request({ host: '127.0.0.1', port: ports.limited, headers: { host: SHOP } }).end()
      const [answer] = await once(asked, 'response')
      answer.resume()
      answers.push(`${answer.statusCode}, again in ${answer.headers['retry-after']}`)
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill('200, again in undefined'))
    expect(answers.slice(20)).toEqual(Array(5).fill('429, again in 10'))
  })

  it('[RUN-35] lets a crowd behind one address through by default', async () => {
    const asked = Array.from({ length: 200 }, () => ask({ url: '/batteries' }))
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('[RUN-07] refuses TLS before 1.2', () => {
    const asked = ['s_client', '-connect', `127.0.0.1:${ports.secure}`, '-servername', SHOP]
    const handshake = (version) =>
      spawnSync('openssl', [...asked, version, '-cipher', 'DEFAULT@SECLEVEL=0'], { input: '', encoding: 'utf8' })
    expect(handshake('-tls1_2').stdout).toContain('Protocol  : TLSv1.2')
    expect(handshake('-tls1_1').status).not.toBe(0)
  })
})
