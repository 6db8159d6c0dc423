import type { IncomingHttpHeaders } from 'node:http'

/** Headers that concern one connection only and are not passed on. */
const hop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
])
/** Words on who is asking: the gateway believes them, so they are never taken from the shopper. */
const claim = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/** A browser's headers as the gateway may see them. */
export function forwardedRequestHeaders(
  headers: Headers,
  shopper: string,
  { host, protocol }: URL,
): Record<string, string> {
  const own = ownHeaders(headers.get('connection'))
  const passed = [...headers].filter(([name]) => !hop.has(name) && !own.has(name) && !claim.test(name))
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': shopper,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
  }
}

/** The gateway's headers as the browser may see them. */
export function forwardedResponseHeaders(headers: IncomingHttpHeaders): Headers {
  const own = ownHeaders(headers.connection)
  const passed = Object.entries(headers).filter(([name]) => !hop.has(name) && !own.has(name))
  return new Headers(
    passed.flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one])),
  )
}

/** The headers that a connection declares its own. */
const ownHeaders = (connection: string | null | undefined) =>
  new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))

/** Who is asking: whoever opened the connection, or, for a load balancer of ours, whom it speaks for. */
export function clientAddress(remote: string, forwardedFor: string | undefined, trusted: readonly string[]): string {
  const address = remote.replace(/^::ffff:/, '')
  const spokenFor = trusted.includes(address) ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  return spokenFor || address
}
