import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen, type ConnectionTimeouts, type ListenOptions } from './listen.ts'
import { eventually } from './testing/eventually.ts'
import { ATTACKS, METHODS, sendBytes, SMUGGLED } from './testing/framing.ts'

const MINUTE = 60_000

async function serve(fetch: ListenOptions['fetch'], timeouts?: ConnectionTimeouts) {
  const server = await listen({ port: 0, hostname: '127.0.0.1', fetch, portVariable: 'PORT', timeouts })
  const { port } = server.address as AddressInfo
  return { ...server, port }
}

/** Opens a connection that sends texts and collects what arrives. */
function caller(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  let isEnded = false
  socket.setEncoding('latin1').on('data', (text) => (received += text))
  socket.on('error', () => undefined).on('close', () => (isEnded = true))
  const until = async (isSo: () => boolean) => {
    await eventually(() => expect(isSo()).toBe(true))
    return received
  }
  return {
    socket,
    get: (address: string) => socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`),
    untilReceived: (text: string) => until(() => received.includes(text)),
    untilEnded: () => until(() => isEnded),
  }
}

const requestText = (method: string, rest: string) => `${method} / HTTP/1.1\r\nHost: a\r\n${rest}\r\n`

describe('listen', () => {
  it('[RUN-01] fails its readiness first, serves on, and asks callers for another connection', async () => {
    const server = await serve(() => new Response('served'))
    const known = caller(server.port)
    known.get('/health/ready')
    expect(await known.untilReceived('served')).toMatch(/^HTTP\/1.1 200 .*connection: keep-alive/is)
    let hasClosed = false
    const closing = server.close({ delayMs: 2000, graceMs: MINUTE }).then(() => (hasClosed = true))
    const [balancer, shopper] = [caller(server.port), caller(server.port)]
    balancer.get('/health/ready')
    shopper.get('/products')
    expect(await balancer.untilEnded()).toMatch(/^HTTP\/1.1 503 .*leaving/s)
    expect(await shopper.untilEnded()).toMatch(/^HTTP\/1.1 200 .*connection: close.*served/is)
    expect(hasClosed).toBe(false)
    await closing
    expect(await caller(server.port).untilEnded()).toBe('')
  })

  it('[RUN-01] tells its readiness over HTTP/1.0 without a host, as simple balancers ask', async () => {
    const server = await serve(() => new Response('served'))
    const { socket, untilEnded } = caller(server.port)
    socket.write('GET /health/ready HTTP/1.0\r\n\r\n')
    expect(await untilEnded()).toMatch(/^HTTP\/1.1 200 .*connection: close.*served/is)
  })

  it('[RUN-02] ends no call in flight, and closes idle connections at once', async () => {
    const gate = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const server = await serve(async () => {
      started.resolve()
      await gate.promise
      return new Response('served')
    })
    const [idle, busy] = [caller(server.port), caller(server.port)]
    busy.get('/')
    await started.promise
    const closing = server.close({ delayMs: 0, graceMs: MINUTE })
    expect(await idle.untilEnded()).toBe('')
    gate.resolve()
    expect(await busy.untilEnded()).toMatch(/connection: close.*served/is)
    await closing
  })

  it('[RUN-02] sends a large response to its end to a slow caller', async () => {
    const size = 20_000_000
    const server = await serve(() => new Response(Buffer.alloc(size, 'x')))
    const slow = caller(server.port)
    slow.get('/')
    await slow.untilReceived('x')
    slow.socket.pause()
    const closing = server.close({ delayMs: 0, graceMs: MINUTE })
    await pause(50)
    slow.socket.resume()
    const [, body = ''] = (await slow.untilEnded()).split('\r\n\r\n')
    expect(body).toHaveLength(size)
    await closing
  })

  it('[RUN-02] ends a call that outlasts the grace period', async () => {
    const started = Promise.withResolvers<void>()
    const server = await serve(() => {
      started.resolve()
      return new Promise<never>(() => undefined)
    })
    const hanging = caller(server.port)
    hanging.get('/')
    await started.promise
    await server.close({ delayMs: 0, graceMs: 20 })
    expect(await hanging.untilEnded()).toBe('')
  })

  it('serves a browser whose cookies have grown beyond 16 KB', async () => {
    const server = await serve(() => new Response('served'))
    const cookies = `Cookie: ${Array.from({ length: 14 }, (_, n) => `c${n}=${'x'.repeat(4000)}`).join('; ')}\r\n`
    expect(await sendBytes(server.port, requestText('GET', cookies))).toMatch(/^HTTP\/1.1 200 .*served/is)
    await server.close()
  })

  describe('a request with a body', () => {
    it.each(['GET', 'HEAD'])('[API-48] is refused where its method is %s, and its connection ends', async (method) => {
      const server = await serve(() => new Response('served'))
      for (const framed of ['Content-Length: 2\r\n\r\n{}', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n']) {
        const answer = await sendBytes(server.port, requestText(method, framed), { leaves: true })
        expect(answer).toMatch(/^HTTP\/1.1 400 .*connection: close\r\n/is)
        expect(answer).not.toContain('served')
      }
      expect(await sendBytes(server.port, requestText(method, 'Content-Length: 0\r\n'))).toMatch(/^HTTP\/1.1 200 /)
      await server.close()
    })

    it.each(METHODS)('[API-48] is never read as the next request of its connection: %s', async (method) => {
      const server = await serve(async (request) => {
        const { pathname } = new URL(request.url)
        if (pathname === '/read') await request.text()
        return new Response(`<${pathname}>`)
      })
      const own = 'GET /own HTTP/1.1\r\nHost: a\r\n\r\n'
      const misread: string[] = []
      for (const { title, text: attack } of ATTACKS.filter(({ isPipelined }) => !isPipelined))
        for (const path of ['/read', '/unread']) {
          const sent = attack({ method, path, host: 'a' })
          const received = await sendBytes(server.port, sent + own, { leaves: true })
          if (received.includes(`<${SMUGGLED}>`)) misread.push(`${title}, ${path}`)
        }
      expect(misread).toEqual([])
      await server.close()
    })
  })

  it('[RUN-31] hangs up on a client that reads nothing, so that it cannot hold connections and memory', async () => {
    const cancelled = Promise.withResolvers<string>()
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(100_000)),
      cancel: () => cancelled.resolve('cancelled'),
    })
    const server = await serve(() => new Response(body), { stalledTimeout: 200 })
    const reader = caller(server.port)
    reader.socket.pause()
    reader.get('/')
    expect(await cancelled.promise).toBe('cancelled')
    await server.close()
  })
})
