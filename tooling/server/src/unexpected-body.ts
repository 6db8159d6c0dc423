import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Returns whether a request has a body that its method gives no meaning. Servers in front of this one may read such a request
 * as two, so it is refused instead of being served without its body (RFC 9110, sections 9.3.1 and 9.3.2).
 */
export function hasUnexpectedBody({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Refuses a request, and closes the connection, because the rest of the body is not read. */
export function refuseBody(response: ServerResponse): void {
  const errorCode = 'unexpected-body'
  response.writeHead(400, { Connection: 'close', 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ errorCode, errors: [{ errorCode }] }))
}
