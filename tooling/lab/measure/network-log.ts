import type { CDPSession } from 'playwright'

/** One transfer that a page has requested. */
export interface Transfer {
  url: string
  /** What the browser wanted it for: Document, Script, Image, Fetch and so on. */
  purpose: string
  mime: string
  /** Transferred bytes with headers, and bytes after decompression. */
  encoded: number
  decoded: number
  isFromCache: boolean
  hasFailed: boolean
}

/** How long a request may take before it no longer counts as pending, in milliseconds. */
const STALE_AFTER = 20_000

/** Records all requests of a page from now on. */
export function createNetworkLog(devtools: CDPSession) {
  const open = new Map<string, Transfer & { askedAt: number }>()
  let finished: Transfer[] = []
  let changes = 0
  let lastMoved = performance.now()
  const close = (id: string, rest: Partial<Transfer>) => {
    lastMoved = performance.now()
    const transfer = open.get(id)
    if (!transfer) return
    finished.push(Object.assign(transfer, rest))
    open.delete(id)
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = '', redirectResponse }) => {
    lastMoved = performance.now()
    if (redirectResponse) close(requestId, { encoded: redirectResponse.encodedDataLength })
    if (!/^(GET|HEAD|OPTIONS)$/.test(request.method)) changes += 1
    if (/^(data|blob):/.test(request.url)) return
    const empty = { mime: '', encoded: 0, decoded: 0, isFromCache: false, hasFailed: false }
    open.set(requestId, { url: request.url, purpose: type, ...empty, askedAt: performance.now() })
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const transfer = open.get(requestId)
    if (!transfer) return
    const isFromCache = Boolean(response.fromDiskCache) || Boolean(response.fromPrefetchCache)
    Object.assign(transfer, { purpose: type, mime: response.mimeType, hasFailed: response.status >= 400 })
    transfer.isFromCache ||= isFromCache
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const transfer = open.get(requestId)
    if (transfer) transfer.isFromCache = true
  })
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    lastMoved = performance.now()
    const transfer = open.get(requestId)
    if (transfer) transfer.decoded += dataLength
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    close(requestId, { encoded: encodedDataLength })
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => close(requestId, { hasFailed: true }))
  return {
    finished: () => finished,
    /** The number of calls so far that change data. */
    changes: () => changes,
    forget: () => {
      finished = []
    },
    /** Milliseconds since the last network event. 0 while a request is pending. */
    idleFor: () => {
      const now = performance.now()
      const isBusy = [...open.values()].some(({ askedAt }) => now - askedAt < STALE_AFTER)
      return isBusy ? 0 : now - lastMoved
    },
  }
}
export type NetworkLog = ReturnType<typeof createNetworkLog>
