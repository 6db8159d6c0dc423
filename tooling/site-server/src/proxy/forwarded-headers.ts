import type { IncomingHttpHeaders } from 'node:http'

/** Headers that concern one connection only (RFC 9110) and are not passed on. */
const hopByHop = new Set([
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
/**
 * Calls know a visitor by id and token, never by cookie: that of the shop holds the whole profile and goes nowhere, and
 * what the gateway would set never comes back to it.
 */
const cookieHeaders = new Set(['cookie', 'set-cookie'])
/** Headers that say who is asking: the gateway believes them, so they are never taken from the browser. */
const clientHeaders = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/** A browser's headers as the gateway may see them. */
export function forwardedRequestHeaders(
  headers: Headers,
  client: string,
  { host, protocol }: URL,
): Record<string, string> {
  const own = connectionHeaders(headers.get('connection'))
  const passed = [...headers].filter(([name]) => isPassed(name, own) && !clientHeaders.test(name))
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': client,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
  }
}

/** The gateway's headers as the browser may see them. */
export function forwardedResponseHeaders(headers: IncomingHttpHeaders): Headers {
  const own = connectionHeaders(headers.connection)
  const passed = Object.entries(headers).filter(([name]) => isPassed(name, own))
  return new Headers(
    passed.flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one])),
  )
}

const isPassed = (name: string, own: ReadonlySet<string>) =>
  !hopByHop.has(name) && !own.has(name) && !cookieHeaders.has(name)

/** The headers that a connection declares its own. */
const connectionHeaders = (connection: string | null | undefined) =>
  new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
