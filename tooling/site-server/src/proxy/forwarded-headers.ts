import type { IncomingHttpHeaders } from 'node:http'

/** Headers for a single connection (RFC 9110), which are not forwarded. */
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
 * Cookies are not forwarded in either direction. Calls identify a visitor by id and token. The shop's cookie contains the whole
 * profile, and the gateway would never receive a cookie that it sets.
 */
const cookieHeaders = new Set(['cookie', 'set-cookie'])
/** Headers that frame a request's body. The proxy frames its own messages, because it may send another body, or none. */
const framingHeaders = new Set(['content-length', 'transfer-encoding'])
/** Headers that name the client or its trace. The gateway trusts them, so they are never taken from the browser. */
const clientHeaders =
  /^(?:traceparent|tracestate|baggage|forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Returns the headers of a browser's request for the gateway, without those that frame its body. Adds the client's address and
 * the site's host.
 */
export function forwardedRequestHeaders(
  headers: Headers,
  client: string,
  { host, protocol }: URL,
): Record<string, string> {
  const own = connectionHeaders(headers.get('connection'))
  const passed = [...headers].filter(
    ([name]) => isPassed(name, own) && !framingHeaders.has(name) && !clientHeaders.test(name),
  )
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': client,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
  }
}

/**
 * Returns the header that frames the body of a request: its length where the sender has named it, else chunks. Undefined for a
 * request without a body.
 */
export function framingOf(headers: Headers): Record<string, string> | undefined {
  if (headers.has('transfer-encoding')) return { 'transfer-encoding': 'chunked' }
  const length = Number(headers.get('content-length'))
  return length > 0 ? { 'content-length': String(length) } : undefined
}

/** Returns the headers of a gateway's response for the browser. */
export function forwardedResponseHeaders(headers: IncomingHttpHeaders): Headers {
  const own = connectionHeaders(headers.connection)
  const passed = Object.entries(headers).filter(([name]) => isPassed(name, own))
  return new Headers(
    passed.flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one])),
  )
}

const isPassed = (name: string, own: ReadonlySet<string>) =>
  !hopByHop.has(name) && !own.has(name) && !cookieHeaders.has(name)

/** Returns the names in a `connection` header, which are not forwarded either. */
const connectionHeaders = (connection: string | null | undefined) =>
  new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
