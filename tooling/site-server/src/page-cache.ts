import { sizeOf, type CachedPage } from './cached-page.ts'

interface Entry {
  page: CachedPage
  basis: unknown
  at: number
}

interface CacheOptions {
  /** Milliseconds for which a page is simply sent, and for which it is sent while it is made anew. */
  freshFor: number
  staleFor: number
  /** The most that is kept, in bytes; what was asked for longest ago goes first. */
  room: number
  now?: () => number
}

/** A page, and whether others may be sent it too. */
export interface PageResult {
  page: CachedPage
  isCacheable: boolean
}

/**
 * Public pages for a short while: sent at once, renewed behind the visitors' backs. A page that was made on another basis,
 * such as an earlier configuration of the shop, is not sent any more, unless no new one can be made.
 */
export function createPageCache({ freshFor, staleFor, room, now = () => Date.now() }: CacheOptions) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<CachedPage>>()
  let kept = 0

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (entry) kept -= sizeOf(entry.page)
    entries.delete(key)
  }
  const keep = (key: string, entry: Entry) => {
    drop(key)
    entries.set(key, entry)
    kept += sizeOf(entry.page)
    for (const oldest of entries.keys()) {
      if (kept <= room) return
      drop(oldest)
    }
  }

  /** One page is made once, however many ask for it at the same time. */
  const make = (key: string, basis: unknown, render: () => Promise<PageResult>) => {
    const running = making.get(key)
    if (running) return running
    const made = render()
      .then(({ page, isCacheable }) => {
        if (isCacheable && page.status < 500) keep(key, { page, basis, at: now() })
        return page
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return async (key: string, basis: unknown, render: () => Promise<PageResult>): Promise<CachedPage> => {
    const entry = entries.get(key)
    if (!entry) return make(key, basis, render)
    const age = now() - entry.at
    // Better an old page than none.
    if (entry.basis !== basis || age > freshFor + staleFor) return make(key, basis, render).catch(() => entry.page)
    if (age > freshFor) void make(key, basis, render).catch(() => undefined)
    // Asked for just now: to the end of the row.
    entries.delete(key)
    entries.set(key, entry)
    return entry.page
  }
}
