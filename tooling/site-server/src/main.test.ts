import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '@shop/server/testing/eventually.ts'
import { freePort } from '@shop/server/testing/ports.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HOST, startUpstream } from './testing.ts'

const PROGRAM = path.join(import.meta.dirname, 'main.ts')

const start = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [PROGRAM], { env: { ...process.env, ...env } })

/** Starts the server with a settings file. */
async function startWith(text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sites-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'sites.json')
  await writeFile(file, text)
  return start({ SITE_ENV: 'local', SITES_FILE: file })
}

// Renders no page, so that the test needs no build.
const SERVER_BUNDLE = `
  const dk = { shopId: 'testbrand_dk', culture: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen', country: 'DK' }
  export const brand = { id: 'testbrand', name: 'Test brand', markets: { dk } }
  export const createRenderer = () => ({})
  export const createAnonymousGateway = () => ({})
  export const allPaymentOrigins = () => ({ scripts: [], hosts: { calls: [], pictures: [], frames: [] }, logos: [] })
  export const allVendorHosts = () => ({ scripts: [], styles: [], calls: [], pictures: [], frames: [] })
`
const MANIFEST = { 'src/entry-client.tsx': { file: 'assets/main.js', isEntry: true } }

/** Writes the build of a small brand. Returns the folder of all brands. */
async function buildBrand() {
  const folder = await mkdtemp(path.join(tmpdir(), 'apps-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = {
    'server/entry-server.js': SERVER_BUNDLE,
    'client/.vite/manifest.json': JSON.stringify(MANIFEST),
    'package.json': '{ "type": "module" }',
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'testbrand/dist', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}

/** Starts a site server in a process of its own. Resolves when it is ready. */
async function startServer(env: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      SITE_ENV: 'local',
      APPS_DIR: await buildBrand(),
      SITE_PORT: String(port),
      SITES__testbrand__dk__gateway: 'http://127.0.0.1:1',
      SITES__testbrand__dk__origin: 'http://{site}.localhost:{port}',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ask = (address: string) =>
    new Promise<number>((resolve) => {
      http
        .get({ host: '127.0.0.1', port, path: address, agent: false, headers: { host: HOST } })
        .on('response', (response) => resolve(response.resume().statusCode ?? 0))
        .on('error', () => resolve(0))
    })
  const untilStatus = (status: number, address: string) =>
    eventually(async () => expect(await ask(address)).toBe(status))
  await untilStatus(200, '/health/ready')
  const untilClosed = () => eventually(async () => expect(await ask('/health')).toBe(0))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { ask, untilStatus, untilClosed, stop: () => child.kill('SIGTERM'), ended }
}

describe('the program of the site server', () => {
  test('does not start without SITE_ENV, and explains it in one sentence', async () => {
    await expect(start({ SITE_ENV: '' })).rejects.toMatchObject({
      code: 1,
      stderr: 'SITE_ENV must be one of local, test, staging, production.\n',
    })
  })

  test('names the folder of brands that is none', async () => {
    await expect(start({ SITE_ENV: 'local', APPS_DIR: '/nowhere' })).rejects.toMatchObject({
      code: 1,
      stderr: 'APPS_DIR is "/nowhere". In local it must be the folder of the brands.\n',
    })
  })

  test.each([
    ['a comma is missing', '{\n  "defaults": {}\n  "phonicear": {}\n}', /sites\.json:3:3 {2}expected a comma/],
    [
      'a brand is misspelt',
      '{ "phonicaer": { "dk": {} } }',
      /sites\.json:1:3 {2}"phonicaer" is no brand. Did you mean "phonicear"\?/,
    ],
    [
      'a key is misspelt',
      '{ "defaults": { "captcha": { "provider": "turnstile", "sitekey": "1" } } }',
      /sites\.json:1:28 {2}defaults\.captcha\.siteKey is missing\n.*sites\.json:1:55 {2}"sitekey" is no setting. Did you mean "siteKey"\?/,
    ],
    [
      'a value is of another kind',
      '{ "defaults": {\n  "fallbackTexts": "on",\n  "pictureHosts": "https://cdn.example" } }',
      /2:20 {2}defaults\.fallbackTexts: expected true or false, found "on"\n.*3:19 {2}defaults\.pictureHosts: expected a list/,
    ],
    ['it has no site', '{ "defaults": {} }', /sites\.json:1:1 {2}names no site/],
  ])('[CFG-41] does not start when %s, and says where', async (_what, text, message) => {
    await expect(startWith(text)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(message),
    })
  })

  test('[RUN-01] [RUN-02] leaves by failing its readiness, and answers the call in flight', async () => {
    const arrived = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    await using gateway = await startUpstream((_request, response) => {
      arrived.resolve()
      void gate.promise.then(() => response.end('{}'))
    })
    const { ask, untilStatus, untilClosed, stop, ended } = await startServer({
      SITES__testbrand__dk__gateway: gateway.url,
      SHUTDOWN_DELAY: '1',
      SHUTDOWN_GRACE: '60',
    })
    const call = ask('/api/cart/get')
    await arrived.promise
    stop()
    await untilStatus(503, '/health/ready')
    expect(await ask('/health')).toBe(200)
    await untilClosed()
    gate.resolve()
    expect(await call).toBe(200)
    expect(await ended).toBe(0)
  })

  test('[RUN-02] ends at once with the second signal', async () => {
    const { untilStatus, stop, ended } = await startServer({ SHUTDOWN_DELAY: '600' })
    stop()
    await untilStatus(503, '/health/ready')
    stop()
    expect(await ended).toBe(1)
  })

  test('[RUN-01] stays in the balancer while the gateway does not answer', async () => {
    await using gateway = await startUpstream((_request, response) => void response.destroy())
    const { ask } = await startServer({ SITES__testbrand__dk__gateway: gateway.url })
    expect(await ask('/api/cart/get')).toBe(502)
    expect(await ask('/health/ready')).toBe(200)
  })
})
