import { LRUCache } from 'lru-cache'
import { sizeOf, type CachedPage } from './cached-page.ts'

/** A rendered page, and whether it can be sent to other visitors. */
export interface PageResult {
  page: CachedPage
  isCacheable: boolean
}

/** How a page is rendered, and from what. A cached page with another basis, such as an earlier configuration, is outdated. */
interface PageSource {
  basis: unknown
  /** Gets the stale page that visitors are sent in the meantime, if there is one. */
  render: (sentMeanwhile?: CachedPage) => Promise<PageResult>
}

type Entry = PageResult & { basis: unknown }
type Wanted = PageSource & { sentMeanwhile?: CachedPage }

/** `inflight`: the page is being rendered for another request. */
export type CacheLookup = 'fresh' | 'stale' | 'inflight' | 'rendered'

const LOOKUPS: Readonly<Record<string, CacheLookup>> = { hit: 'fresh', stale: 'stale', inflight: 'inflight' }

interface CacheOptions {
  /** How long a page is fresh, in milliseconds. */
  freshFor: number
  /** How long a stale page is still sent while it renders again, in milliseconds. */
  staleFor: number
  /** The limits in bytes and pages. The least recently used pages are removed first. */
  maxSize: number
  maxPages: number
  /** Called with the result of each lookup. */
  report?: ((result: CacheLookup) => void) | undefined
  clock?: { now: () => number }
}

/**
 * Caches public pages. A stale page is sent at once and rendered again in the background. Requests at the same time share one
 * render. An outdated page is sent only if rendering fails.
 */
export function createPageCache({ freshFor, staleFor, maxSize, maxPages, report, clock = performance }: CacheOptions) {
  const pages = new LRUCache<string, Entry, Wanted>({
    max: maxPages,
    maxSize,
    // An entry larger than the cache is not kept.
    sizeCalculation: ({ page, isCacheable }, key) => (isCacheable ? sizeOf(page, key) : maxSize + 1),
    ttl: freshFor,
    ttlResolution: 0,
    perf: clock,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, old, { context: { basis, render, sentMeanwhile } }) => {
      const made = await render(sentMeanwhile)
      if (old && made.page.status >= 500) throw new Error(`The page answers ${made.page.status}`)
      return { ...made, basis }
    },
  })

  const has = (key: string) => pages.peek(key) !== undefined

  async function get(key: string, source: PageSource): Promise<CachedPage> {
    const old = pages.peek(key)
    const isOutdated = old !== undefined && (old.basis !== source.basis || pages.getRemainingTTL(key) < -staleFor)
    const status: LRUCache.Status<string, Entry, Wanted> = {}
    const fetched = pages.forceFetch(key, {
      ...(report && { status }),
      context: { ...source, ...(old && !isOutdated && { sentMeanwhile: old.page }) },
      allowStaleOnFetchRejection: old !== undefined,
      ...(isOutdated && { forceRefresh: true, allowStale: false }),
    })
    report?.(LOOKUPS[status.fetch ?? ''] ?? 'rendered')
    return (await fetched).page
  }

  /** Returns how much is in the cache. */
  const size = () => ({ pages: pages.size, bytes: pages.calculatedSize })

  return { has, get, size }
}
export type PageCache = ReturnType<typeof createPageCache>
