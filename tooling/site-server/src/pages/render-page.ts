import { randomBytes } from 'node:crypto'
import type { PageRequest, Rendered } from '@shop/features/render.tsx'
import type { ServerBundle } from './built-brand.ts'
import { withTimeout } from './with-timeout.ts'

/** More pages at once would only make each of them late. */
const MAX_CONCURRENT_RENDERS = 32

type Renderer = ReturnType<ServerBundle['createRenderer']>

/** Which page, and of what it is made. */
export type RequestedPage = Pick<PageRequest, 'address' | 'bootstrapData' | 'bootstrapFile'>

/** Renders pages within so many milliseconds, and so many at once; rejects for what is late or too much. */
export function createRenderPage(renderer: Renderer, timeout: number) {
  let rendering = 0

  const renderWithin = (signal: AbortSignal, request: RequestedPage) => {
    const fetchWithin: typeof fetch = (input, init) => fetch(input, { ...init, signal: anySignal(signal, input, init) })
    return renderer.page({ ...request, fetch: fetchWithin, signal, nonce: freshNonce() })
  }

  return async (request: RequestedPage): Promise<Rendered> => {
    if (rendering >= MAX_CONCURRENT_RENDERS) throw new Error('Too many pages at once')
    rendering += 1
    try {
      return await withTimeout(timeout, (signal) => renderWithin(signal, request))
    } finally {
      rendering -= 1
    }
  }
}

/** A random word for the inline scripts of one page. */
export const freshNonce = () => randomBytes(16).toString('base64')

function anySignal(signal: AbortSignal, input: RequestInfo | URL, init: RequestInit | undefined) {
  const own = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  return own ? AbortSignal.any([signal, own]) : signal
}
