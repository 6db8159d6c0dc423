import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { HOST, startSites, startUpstream } from './testing.ts'

const LIMITS = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }

/** Sends the beginning of a request, then single bytes. Resolves with the response when the server closes the connection. */
function sendSlowly(port: number, beginning: string) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', () => undefined)
    socket.write(beginning)
    const sending = setInterval(() => socket.write('x'), 50)
    socket.on('close', () => {
      clearInterval(sending)
      resolve(received)
    })
  })
}

describe('slow senders', () => {
  test.each([
    ['headers', `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `],
    ['a body', `POST /api/cart/add HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 100000\r\n\r\n`],
  ])(
    '[RUN-31] hangs up on a client that sends %s a byte at a time, so that it cannot hold connections',
    async (_, beginning) => {
      await using gateway = await startUpstream(() => undefined)
      await using sites = await startSites({}, { SITES__testbrand__dk__gateway: gateway.url }, LIMITS)
      expect(await sendSlowly(sites.port, beginning)).toMatch(/^HTTP\/1.1 408 /)
    },
  )
})
