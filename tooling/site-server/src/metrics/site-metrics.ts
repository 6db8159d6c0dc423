import { Counter } from '@prometheus-io/client'
import { addGauge, type Metrics } from '@shop/server/metrics.ts'
import type { CacheLookup, PageCache } from '../pages/page-cache.ts'

/** Adds the site server's own metrics: what the page cache does. Returns how a lookup is counted. */
export function addSiteMetrics({ registry }: Metrics): SiteMetrics {
  const registers = [registry]
  const lookups = new Counter({
    name: 'page_cache_lookups_total',
    help: 'Pages asked from the cache: fresh, stale, shared with a running render, or rendered.',
    labelNames: ['result'],
    registers,
  })
  return {
    lookedUp: (result) => lookups.inc({ result }),
    watchCache: (cache) => {
      addGauge(registry, 'page_cache_pages', 'Pages in the cache.', () => cache.size().pages)
      addGauge(registry, 'page_cache_bytes', 'Bytes in the cache.', () => cache.size().bytes)
    },
  }
}

export interface SiteMetrics {
  lookedUp: (result: CacheLookup) => void
  watchCache: (cache: PageCache) => void
}
