import { randomBytes } from 'node:crypto'
import type { PageRequest, Rendered } from '@shop/features/render.tsx'
import type { Waiting } from '@shop/server/processor-budget.ts'
import type { ServerBundle } from './built-brand.ts'
import { withTimeout } from './with-timeout.ts'

/** The limit of concurrent renders. Above it every page would miss the timeout. */
const MAX_CONCURRENT_RENDERS = 32

type Renderer = ReturnType<ServerBundle['createRenderer']>

/** The address of a page, and the data to render it with. */
export type RequestedPage = Pick<PageRequest, 'address' | 'bootstrapData' | 'bootstrapFile' | 'alternates'>

/**
 * Renders pages. Rejects after `timeout` milliseconds, or if too many pages are being rendered. `waiting` runs the requests to
 * the gateway, whose time the page does not pay for.
 */
export function createRenderPage(renderer: Renderer, timeout: number, fetch = globalThis.fetch) {
  let rendering = 0

  const renderWithin = (signal: AbortSignal, request: RequestedPage, waiting: Waiting) => {
    const fetchWithin: typeof fetch = (input, init) =>
      waiting(() => fetch(input, { ...init, signal: anySignal(signal, input, init) }))
    return renderer.page({ ...request, fetch: fetchWithin, signal, nonce: freshNonce() })
  }

  return async (request: RequestedPage, waiting: Waiting): Promise<Rendered> => {
    if (rendering >= MAX_CONCURRENT_RENDERS) throw new Error('Too many pages at once')
    rendering += 1
    try {
      return await withTimeout(timeout, (signal) => renderWithin(signal, request, waiting))
    } finally {
      rendering -= 1
    }
  }
}

/** Returns a random nonce for the inline scripts of one page. */
export const freshNonce = () => randomBytes(16).toString('base64')

function anySignal(signal: AbortSignal, input: RequestInfo | URL, init: RequestInit | undefined) {
  const own = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  return own ? AbortSignal.any([signal, own]) : signal
}
