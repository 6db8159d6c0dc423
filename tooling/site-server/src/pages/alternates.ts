import { readCulture } from '@shop/domain/text/culture.ts'
import type { Alternate } from '@shop/features/render.tsx'
import type { DeployedSite } from '../sites/deployed-sites.ts'
import { atMostOnceEvery } from './at-most-once-every.ts'
import type { PublicPages } from './public-pages.ts'

/** The sites of a brand are asked for their pages this often at most, in milliseconds. */
const READ_INTERVAL = 60_000

/** A site of a brand, and the reader of its public pages. */
interface SiteWithPages {
  site: Pick<DeployedSite, 'origin' | 'market'>
  readPages: () => Promise<PublicPages>
}

/** A site whose language no site before it has. */
interface Translation {
  origin: string
  hreflang: string
  paths: PublicPages['paths']
  keyByPath: ReadonlyMap<string, string>
}

/**
 * Connects the sites of one brand. A page has alternates in the sites that have the same page. Of several sites in one
 * language only the first takes part, because search engines cannot choose between them.
 */
export function createAlternates(sites: readonly SiteWithPages[]) {
  let translations: readonly Translation[] = []

  const readAll = async () => {
    const found = await Promise.all(sites.map(translationOf))
    translations = found.flatMap((one, index) => {
      const isFirst = found.findIndex((other) => other?.hreflang === one?.hreflang) === index
      return one && isFirst ? one : []
    })
  }
  const readSometimes = atMostOnceEvery(READ_INTERVAL, readAll)

  return {
    /** Reads the pages of all sites, unless the brand has only one. Never rejects. */
    read: async () => {
      if (sites.length > 1) await readSometimes()
    },
    /** Returns the alternates of a page, itself included, as far as `read` knows them. Empty if the page has no other. */
    find: (origin: string, path: string): readonly Alternate[] => {
      const key = translations.find((one) => one.origin === origin)?.keyByPath.get(path)
      if (key === undefined) return []
      const alternates = translations.flatMap(({ origin: other, hreflang, paths }) => {
        const there = paths.get(key)
        return there === undefined ? [] : { hreflang, href: other + there }
      })
      return alternates.length > 1 ? withDefault(alternates) : []
    },
  }
}
export type Alternates = ReturnType<typeof createAlternates>

/** Reads the pages of a site. Undefined if its language is unknown. */
async function translationOf({ site, readPages }: SiteWithPages): Promise<Translation | undefined> {
  // A site that does not answer keeps its language, so that no other site takes its place meanwhile.
  const unknown: PublicPages = { culture: site.market.culture, paths: new Map() }
  const { culture, paths } = await readPages().catch(() => unknown)
  const hreflang = hreflangOf(culture)
  const keyByPath = new Map([...paths].map(([key, path]) => [path, key]))
  return hreflang === undefined ? undefined : { origin: site.origin, hreflang, paths, keyByPath }
}

/** Returns a culture as search engines read it: a language, or a language and a country. Undefined for any other text. */
function hreflangOf(culture: string) {
  const tag = readCulture(culture)
  return /^[a-z]{2}(?:-[A-Z]{2})?$/.test(tag) ? tag : undefined
}

/** Adds the page for all other visitors: the first one whose language names no country. */
function withDefault(alternates: readonly Alternate[]) {
  const international = alternates.find(({ hreflang }) => !hreflang.includes('-'))
  return international ? [...alternates, { ...international, hreflang: 'x-default' }] : alternates
}
