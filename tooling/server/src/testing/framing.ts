import { connect } from 'node:net'

/** The address of a request that no visitor sends. Upstream sees it only if a server took a body for a request. */
export const SMUGGLED = '/smuggled'

/** A request on the wire, as a visitor sends it who does not keep to HTTP. */
export interface Attack {
  title: string
  /** Returns the bytes of the request. */
  text: (request: { method: string; path: string; host: string }) => string
  /** True if the sender leaves before the body is complete. */
  isCutOff: boolean
  /** True if the body is not announced, so that it is the next request of the sender. */
  isPipelined: boolean
}

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND']

const BODIES: Record<string, string> = {
  'a text': '{"products":{}}',
  'a request': `GET ${SMUGGLED} HTTP/1.1\r\nHost: inside.example\r\nX-Forwarded-For: 192.0.2.66\r\n\r\n`,
  'half a request': `GET ${SMUGGLED} HTTP/1.1\r\nX-Rest: `,
}

const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}\r\n`
const CHUNKED = 'Transfer-Encoding: chunked\r\n'
const chunk = (body: string, extension = '') => `${Buffer.byteLength(body).toString(16)}${extension}\r\n${body}\r\n`

interface Framing extends Partial<Pick<Attack, 'isCutOff' | 'isPipelined'>> {
  headers: (body: string) => string
  sent: (body: string) => string
}
const asItIs = (body: string) => body

/** What a sender can say of the length of a body, and what it sends. */
const FRAMINGS: Record<string, Framing> = {
  'its length': { headers: length, sent: asItIs },
  'no length': { headers: () => '', sent: asItIs, isPipelined: true },
  'length 0': { headers: () => 'Content-Length: 0\r\n', sent: asItIs, isPipelined: true },
  chunks: { headers: () => CHUNKED, sent: (body) => `${chunk(body)}0\r\n\r\n` },
  'chunks with an extension and a trailer': {
    headers: () => `${CHUNKED}Trailer: content-length\r\n`,
    sent: (body) => `${chunk(body, ';name="5"')}0\r\nContent-Length: 5\r\n\r\n`,
  },
  'a length named as a header of the connection': {
    headers: (body) => `Connection: keep-alive, content-length\r\n${length(body)}`,
    sent: asItIs,
  },
  'chunks named as a header of the connection': {
    headers: () => `Connection: transfer-encoding\r\n${CHUNKED}`,
    sent: (body) => `${chunk(body)}0\r\n\r\n`,
  },
  'its length, after a wait for permission': {
    headers: (body) => `Expect: 100-continue\r\n${length(body)}`,
    sent: asItIs,
  },
  'length and chunks': { headers: (body) => length(body) + CHUNKED, sent: (body) => `${chunk(body)}0\r\n\r\n` },
  'two lengths': { headers: (body) => `Content-Length: 1\r\n${length(body)}`, sent: asItIs },
  'a length that is no number': { headers: () => 'Content-Length: +5\r\n', sent: asItIs },
  'a list as its encoding': {
    headers: () => 'Transfer-Encoding: identity, chunked\r\n',
    sent: (body) => `${chunk(body)}0\r\n\r\n`,
  },
  'more than it sends': { headers: (body) => length(`${body}${body}`), sent: asItIs, isCutOff: true },
  'chunks without an end': { headers: () => CHUNKED, sent: (body) => chunk(body), isCutOff: true },
}

/** Every body with every framing. */
export const ATTACKS: readonly Attack[] = Object.entries(FRAMINGS).flatMap(([framing, { headers, sent, ...kind }]) =>
  Object.entries(BODIES).map(([name, body]) => ({
    title: `${name} with ${framing}`,
    text: ({ method, path, host }) =>
      `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${headers(body)}\r\n${sent(body)}`,
    isCutOff: false,
    isPipelined: false,
    ...kind,
  })),
)

/** How long an attacker waits for an answer that may never come, in milliseconds. */
const GIVES_UP_AFTER = 2000

/**
 * Sends bytes to a server, and resolves with what came back when the first answer has begun or the connection is closed.
 * A sender that `leaves` ends its side after the last byte, and reads until the server has closed as well.
 */
export function sendBytes(port: number, text: string, { leaves = false } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').setTimeout(GIVES_UP_AFTER)
  let received = ''
  return new Promise((resolve) => {
    socket.on('connect', () => (leaves ? socket.end(text) : socket.write(text)))
    socket.on('data', (part: string) => {
      received += part
      if (!leaves && /^HTTP\/1\.1 [2-5].*\r\n\r\n/ms.test(received)) socket.destroy()
    })
    socket.on('timeout', () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })
}
