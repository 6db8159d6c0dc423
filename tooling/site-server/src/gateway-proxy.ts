import type { ServedSite } from './sites.ts'

/** Headers that concern one connection only and are not passed on. */
const hopHeaders = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host', 'content-length']
/** The gateway's body arrives here unpacked, so its description of the packing no longer holds. */
const packing = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

/** Milliseconds the gateway may take (API-02). */
const PATIENCE = 60_000

export interface ForwardNeeds {
  site: ServedSite
  /** The shopper's address, for the gateway's throttles. */
  remoteAddress: string
  fetch: typeof globalThis.fetch
}

/** Passes a call to the gateway of the site's shop and its answer back, streaming both ways. */
export async function forward(request: Request, { site, remoteAddress, fetch }: ForwardNeeds): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of hopHeaders) headers.delete(name)
  headers.set('x-forwarded-for', remoteAddress)
  headers.set('x-forwarded-host', new URL(site.origin).host)
  headers.set('x-forwarded-proto', new URL(site.origin).protocol.replace(':', ''))
  try {
    const answer = await fetch(`${site.upstream}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE)]),
      ...(request.body && { body: request.body, duplex: 'half' as const }),
    })
    const answerHeaders = new Headers(answer.headers)
    for (const name of packing) answerHeaders.delete(name)
    return new Response(answer.body, { status: answer.status, headers: answerHeaders })
  } catch {
    return Response.json({ errorCode: 'gateway-unreachable', errors: [] }, { status: 502, headers: { 'cache-control': 'no-store' } })
  }
}
