import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { gzipSync } from 'node:zlib'
import { createGatewayProxy, REQUEST_TIMEOUT } from './gateway-proxy.ts'
import { HOST, startSites, startUpstream } from '../testing.ts'

const through = async (listener: RequestListener, env: Record<string, string> = {}) => {
  const upstream = await startUpstream(listener)
  const sites = await startSites({}, { SITES__testbrand__dk__gateway: `${upstream.url}/shops/{shop}`, ...env })
  return {
    ...sites,
    async [Symbol.asyncDispose]() {
      await sites[Symbol.asyncDispose]()
      await upstream[Symbol.asyncDispose]()
    },
  }
}

/** Records what the gateway receives. */
function recording() {
  const seen: { url?: string | undefined; method?: string | undefined; headers: IncomingHttpHeaders; body: string } = {
    headers: {},
    body: '',
  }
  const listener: RequestListener = (request, response) => {
    const { url, method, headers } = request
    Object.assign(seen, { url, method, headers, body: '' })
    request.setEncoding('utf8').on('data', (text: string) => (seen.body += text))
    request.on('end', () => response.end('{}'))
  }
  return { seen, listener }
}

/** Asks a site whose gateway gives one answer. Returns the site's answer and the lines of its log. */
async function askThrough(listener: RequestListener) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  await using sites = await through(listener)
  const answer = await sites.request('/api/x')
  return { answer, lines: log.mock.calls.map(([line]) => JSON.parse(String(line)) as object) }
}

describe('createGatewayProxy', () => {
  test('[API-01] passes a call on to the shop of the site, its query and body untouched', async () => {
    const { seen, listener } = recording()
    await using sites = await through(listener)
    const body = '{ "itemNumber":\t"ÆØÅ 1" }'
    await sites.request('/api/cart/add?userId=a%2Fb&x=1&x=%C3%A6+y', {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer t' },
    })
    expect(seen.url).toBe('/shops/testbrand_dk/api/cart/add?userId=a%2Fb&x=1&x=%C3%A6+y')
    expect(seen.method).toBe('POST')
    expect(seen.body).toBe(body)
    expect(seen.headers.authorization).toBe('Bearer t')
  })

  test('starts the trace of a call itself, and never takes it from the browser', async () => {
    const { seen, listener } = recording()
    await using sites = await through(listener)
    const claimed = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { traceparent: `00-${claimed}-00f067aa0ba902b7-01`, tracestate: 'a=b', baggage: 'email=inger' }
    await sites.request('/api/x', { headers })
    expect(seen.headers['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
    expect(JSON.stringify(seen.headers)).not.toMatch(/4bf92f3577|a=b|inger/)
  })

  test('sends the client’s address to the gateway, and never takes it from the browser', async () => {
    const { seen, listener } = recording()
    await using sites = await through(listener)
    await sites.request('/api/x', {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
      },
    })
    expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(seen.headers['x-forwarded-host']).toBe(HOST)
    expect(seen.headers['x-forwarded-proto']).toBe('http')
    expect(seen.headers).not.toHaveProperty('forwarded')
    expect(seen.headers).not.toHaveProperty('x-real-ip')
  })

  test('takes the client’s address from a trusted load balancer', async () => {
    const { seen, listener } = recording()
    await using sites = await through(listener, { TRUSTED_PROXIES: '127.0.0.1' })
    await sites.request('/api/x', { headers: { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' } })
    expect(seen.headers['x-forwarded-for']).toBe('9.9.9.9')
  })

  // The shop's cookie contains the customer's whole profile, which the gateway does not need.
  test('forwards no cookies in either direction', async () => {
    const { seen, listener } = recording()
    await using sites = await through((request, response) => {
      response.setHeader('set-cookie', ['a=1; Path=/; HttpOnly', 'b=2'])
      listener(request, response)
    })
    const answer = await sites.request('/api/x', {
      headers: { cookie: 'user=%7B%22email%22%3A%22i%40example.com%22%7D' },
    })
    expect(seen.headers).not.toHaveProperty('cookie')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  test('forwards no headers of a single connection', async () => {
    const { seen, listener } = recording()
    await using sites = await through((request, response) => {
      response.setHeader('connection', 'close, x-hop-back')
      response.setHeader('x-hop-back', '1')
      listener(request, response)
    })
    const answer = await sites.request('/api/x', {
      headers: {
        connection: 'close, x-hop',
        'x-hop': '1',
        te: 'trailers',
        'proxy-authorization': 'Basic x',
        'x-kept': '1',
      },
    })
    expect(seen.headers).not.toHaveProperty('x-hop')
    expect(seen.headers).not.toHaveProperty('te')
    expect(seen.headers).not.toHaveProperty('proxy-authorization')
    expect(seen.headers['x-kept']).toBe('1')
    expect(answer.headers).not.toHaveProperty('x-hop-back')
  })

  test('returns a response unchanged: status, encoding, bytes', async () => {
    const packed = gzipSync('{"errorCode":"conflict"}')
    await using sites = await through((_, response) => {
      response.writeHead(409, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'cache-control': 'no-store',
      })
      response.end(packed)
    })
    const answer = await sites.open('/api/x', { headers: { 'accept-encoding': 'gzip' } })
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    expect(answer.statusCode).toBe(409)
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Buffer.concat(chunks).equals(packed)).toBe(true)
  })

  test('passes large bodies both ways without loss', async () => {
    const large = randomBytes(2 ** 20)
    await using sites = await through((request, response) => void request.pipe(response))
    const answer = await sites.request('/api/x', { method: 'POST', body: large.toString('hex') })
    expect(createHash('sha256').update(answer.text).digest('hex')).toBe(
      createHash('sha256').update(large.toString('hex')).digest('hex'),
    )
  })

  test('sends the first part of an answer on before the gateway has finished', async () => {
    const finish = Promise.withResolvers<void>()
    await using sites = await through((_, response) => {
      response.write('first')
      void finish.promise.then(() => response.end('last'))
    })
    const answer = await sites.open('/api/x')
    const [chunk] = (await once(answer, 'data')) as [Buffer]
    expect(chunk.toString()).toBe('first')
    finish.resolve()
    await once(answer.resume(), 'end')
  })

  test('aborts a call when the client has disconnected', async () => {
    const arrived = Promise.withResolvers<void>()
    const givenUp = Promise.withResolvers<void>()
    await using sites = await through((request) => {
      request.socket.once('close', () => givenUp.resolve())
      arrived.resolve()
    })
    const request = http.request({ host: '127.0.0.1', port: sites.port, path: '/api/x', headers: { host: HOST } })
    request.on('error', () => undefined).end()
    await arrived.promise
    request.destroy()
    await expect(givenUp.promise).resolves.toBeUndefined()
  })

  test('HEAD and answers without a body stay without one', async () => {
    await using sites = await through((request, response) => {
      response
        .writeHead(request.method === 'HEAD' ? 200 : 204, request.method === 'HEAD' ? { 'content-length': '5' } : {})
        .end()
    })
    expect(await sites.request('/api/x', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
    expect(await sites.request('/api/x', { method: 'DELETE' })).toMatchObject({ status: 204, text: '' })
  })

  test('[API-03] answers 502 in the gateway’s format, with a number that finds its line in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await using sites = await startSites({}, { SITES__testbrand__dk__gateway: 'http://127.0.0.1:1' })
    const answer = await sites.request('/api/x')
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.text)).toEqual({
      errorCode: 'gateway-unreachable',
      errors: [{ errorCode: 'gateway-unreachable' }],
      errorNumber: expect.stringMatching(/^\d{9}$/),
    })
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
    log.mockRestore()
    const { errorNumber } = JSON.parse(answer.text) as { errorNumber: string }
    expect(lines).toMatchObject([{ event: 'gateway-unreachable', failure: 'ECONNREFUSED', number: errorNumber }])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['text/html', undefined])(
    '[API-03] numbers the failure of a balancer that found no gateway, whose page has the type %s',
    async (type) => {
      const { answer, lines } = await askThrough((_, response) => {
        response.writeHead(503, { 'retry-after': '2', ...(type && { 'content-type': type }) })
        response.end('<h1>503 Service Unavailable</h1>')
      })
      expect(answer).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '2' } })
      const { errorCode, errorNumber } = JSON.parse(answer.text) as { errorCode: string; errorNumber: string }
      expect(errorCode).toBe('gateway-unreachable')
      expect(lines).toMatchObject([{ event: 'gateway-unreachable', failure: 'status 503', number: errorNumber }])
    },
  )

  test.each(['application/json; charset=utf-8', 'application/problem+json'])(
    'leaves a failure that the gateway describes as %s to the gateway',
    async (type) => {
      const body = '{"errorCode":"internal"}'
      const { answer, lines } = await askThrough((_, response) => {
        response.writeHead(500, { 'content-type': type }).end(body)
      })
      expect(answer).toMatchObject({ status: 500, text: body })
      expect(lines).toEqual([])
    },
  )

  test('[API-02] waits a minute for the gateway and no longer', async () => {
    expect(REQUEST_TIMEOUT).toBe(60_000)
    await using upstream = await startUpstream(() => undefined)
    const proxy = createGatewayProxy(20)
    const site = { upstream: `${upstream.url}/shops/testbrand_dk`, origin: `http://${HOST}` }
    const answer = await proxy(new Request('http://shop.example/api/x'), { site, clientAddress: '127.0.0.1' })
    expect(answer.status).toBe(502)
  })

  test.each(['/api/../../../webhooks/nets', '/api/%2e%2e/%2e%2e/webhooks/nets', '/api/..%5c..%5cwebhooks'])(
    'no path leads out of the shop’s own calls: %s',
    async (address) => {
      const { seen, listener } = recording()
      await using sites = await through(listener)
      await sites.request(address)
      expect(seen.url ?? '/shops/testbrand_dk/api/').toMatch(/^\/shops\/testbrand_dk\/api\//)
    },
  )
})
