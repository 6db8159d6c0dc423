import { sizeOf, type StoredPage } from './stored-page.ts'

interface Entry {
  page: StoredPage
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
export interface MadePage {
  page: StoredPage
  mayBeKept: boolean
}

/** Public pages for a short while: sent at once, renewed behind the visitors' backs. */
export function createPageCache({ freshFor, staleFor, room, now = () => Date.now() }: CacheOptions) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<StoredPage>>()
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
  const make = (key: string, render: () => Promise<MadePage>) => {
    const running = making.get(key)
    if (running) return running
    const made = render()
      .then(({ page, mayBeKept }) => {
        if (mayBeKept && page.status < 500) keep(key, { page, at: now() })
        return page
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return async (key: string, render: () => Promise<MadePage>): Promise<StoredPage> => {
    const entry = entries.get(key)
    if (!entry) return make(key, render)
    const age = now() - entry.at
    // Better an old page than none.
    if (age > freshFor + staleFor) return make(key, render).catch(() => entry.page)
    if (age > freshFor) void make(key, render).catch(() => undefined)
    // Asked for just now: to the end of the row.
    entries.delete(key)
    entries.set(key, entry)
    return entry.page
  }
}
