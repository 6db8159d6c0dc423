import { LRUCache } from 'lru-cache'
import { sizeOf, type CachedPage } from './cached-page.ts'

/** A rendered page, and whether others may be sent it too. */
export interface PageResult {
  page: CachedPage
  isCacheable: boolean
}

/** How a page is made, and of what: a page of another basis, such as an earlier configuration, is outdated. */
interface PageSource {
  basis: unknown
  /** Told which page is sent meanwhile, when nobody waits. */
  render: (sentMeanwhile?: CachedPage) => Promise<PageResult>
}

interface CacheOptions {
  /** Milliseconds for which a page is simply sent, and for which it is sent while it is rendered again. */
  freshFor: number
  staleFor: number
  /** The most that is kept, in bytes and in pages; the least recently used go first. */
  maxSize: number
  maxPages: number
  clock?: { now: () => number }
}

/**
 * Public pages for a short while: sent at once, rendered again in the background, and once however many ask at the same
 * time. An outdated page is sent only when no new one can be made: better an old page than none.
 */
export function createPageCache({ freshFor, staleFor, maxSize, maxPages, clock = performance }: CacheOptions) {
  const pages = new LRUCache<string, PageResult & { basis: unknown }, PageSource & { sentMeanwhile?: CachedPage }>({
    max: maxPages,
    maxSize,
    // What is larger than the cache is not kept.
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
    const { page } = await pages.forceFetch(key, {
      context: { ...source, ...(old && !isOutdated && { sentMeanwhile: old.page }) },
      allowStaleOnFetchRejection: old !== undefined,
      ...(isOutdated && { forceRefresh: true, allowStale: false }),
    })
    return page
  }

  return { has, get }
}
export type PageCache = ReturnType<typeof createPageCache>
