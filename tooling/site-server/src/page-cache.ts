import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it goes out: its bytes in each encoding, and the headers that belong to them. */
export interface StoredPage {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Quick and nearly as small as the best: pages are compressed while somebody waits. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses a page once, for all who ask for it. */
export async function storePage(status: number, html: string, headers: Readonly<Record<string, string>>): Promise<StoredPage> {
  const plain = Buffer.from(html)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const [small, zipped] = await Promise.all([brotli(plain, QUICK), zip(plain)])
  return { status, headers, etag, plain, brotli: small, gzip: zipped }
}

interface Entry {
  page: StoredPage
  at: number
}

interface CacheNeeds {
  /** Milliseconds for which a page is simply sent, and for which it is sent while it is made anew. */
  freshFor: number
  staleFor: number
  /** The most pages kept; the longest unused goes first. */
  room: number
  now?: () => number
}

/** Public pages for a short while: sent at once, renewed behind the visitors' backs. */
export function createPageCache({ freshFor, staleFor, room, now = () => Date.now() }: CacheNeeds) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<StoredPage>>()

  const keep = (key: string, page: StoredPage) => {
    entries.delete(key)
    entries.set(key, { page, at: now() })
    const [oldest] = entries.keys()
    if (entries.size > room && oldest !== undefined) entries.delete(oldest)
  }

  /** One page is made once, however many ask for it at the same time. */
  const make = (key: string, render: () => Promise<StoredPage>) => {
    const running = making.get(key)
    if (running) return running
    const made = render()
      .then((page) => {
        if (page.status < 500) keep(key, page)
        return page
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return (key: string, render: () => Promise<StoredPage>): Promise<StoredPage> => {
    const entry = entries.get(key)
    const age = entry ? now() - entry.at : Infinity
    if (!entry || age > freshFor + staleFor) return make(key, render)
    if (age > freshFor && !making.has(key)) void make(key, render).catch(() => undefined)
    return Promise.resolve(entry.page)
  }
}
