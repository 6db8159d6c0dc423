import http from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listen } from './listen.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'

const portOf = ({ address }: Awaited<ReturnType<typeof listen>>) => (address as AddressInfo).port

describe('listen', () => {
  it('keeps idle connections open longer than the shop in front of it, so that no call meets a closed one', async () => {
    const server = await listen(0, '127.0.0.1', () => undefined)
    const agent = new http.Agent({ keepAlive: true })
    const headers = await new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
      http
        .get({ port: portOf(server), agent, path: '/health/live' }, (answer) => resolve(answer.resume().headers))
        .on('error', reject)
    })
    agent.destroy()
    await server.close()
    const [, idle] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? []
    expect(Number(idle)).toBeGreaterThan(30)
  })

  describe('a caller', () => {
    const gateway = useTestGateway()
    let server: Awaited<ReturnType<typeof listen>>
    const logged = vi.spyOn(console, 'error')

    beforeAll(async () => {
      const timeouts = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }
      server = await listen(0, '127.0.0.1', () => gateway.app, timeouts)
    })
    afterEach(() => logged.mockClear())
    afterAll(() => server.close())

    const HEADERS =
      'POST /shops/test_dk/api/cart/update HTTP/1.1\r\nHost: gateway.test\r\nContent-Type: application/json\r\n'

    /** Sends a text at once, then further bytes slowly. Returns what was received before the connection closed. */
    async function send(atOnce: string, slowly = '') {
      const socket = connect(portOf(server), '127.0.0.1')
      // Writing to a closed connection may reset it. Without a handler `once` of node:events would reject.
      socket.on('error', () => undefined)
      let received = ''
      socket.on('data', (chunk) => (received += chunk.toString()))
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(atOnce)
      for (const byte of slowly) {
        if (socket.destroyed) break
        socket.write(byte)
        await pause(50)
      }
      await Promise.race([closed, pause(20_000).then(() => Promise.reject(new Error('Still open')))])
      return received
    }

    it('who sends slowly is cut off, in the headers and in the body', async () => {
      expect(await send('', HEADERS)).toMatch(/^HTTP\/1.1 408 /)
      expect(await send(`${HEADERS}Content-Length: 1000\r\n\r\n`, '{'.repeat(100))).toMatch(/^HTTP\/1.1 408 /)
      const chunks = `${HEADERS}Transfer-Encoding: chunked\r\n\r\n`
      expect(await send(chunks, '1\r\n{\r\n'.repeat(20))).toMatch(/^HTTP\/1.1 408 /)
      expect(logged).not.toHaveBeenCalled()
    })

    it('who sends too much is told so on a connection that ends with it', async () => {
      const refused = await send(`${HEADERS}Content-Length: 20000000\r\n\r\n${'x'.repeat(1000)}`)
      expect(refused).toMatch(/^HTTP\/1.1 413 /)
      expect(refused).toMatch(/\r\nConnection: close\r\n/i)
    })
  })
})
