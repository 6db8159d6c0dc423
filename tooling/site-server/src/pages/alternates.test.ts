import { describe, expect, test } from 'vitest'
import { createAlternates } from './alternates.ts'
import { sitemap } from './sitemap.ts'

interface FakeSite {
  origin: string
  culture?: string
  paths?: Record<string, string>
  isAway?: boolean
}

const fakeSite = ({ origin, culture = 'en', paths = { '/': '/' }, isAway = false }: FakeSite) => ({
  site: { origin, market: { shopId: '', culture, currency: '', timeZone: 'UTC', country: '' } },
  readPages: async () => {
    if (isAway) throw new Error('away')
    return { culture, paths: new Map(Object.entries(paths)) }
  },
})

const GLOBAL = 'https://global.example'
const UK = 'https://uk.example'
const DK = 'https://dk.example'

async function read(...sites: FakeSite[]) {
  const alternates = createAlternates(sites.map(fakeSite))
  await alternates.read()
  return (origin: string, path = '/') =>
    alternates.find(origin, path).map(({ hreflang, href }) => `${hreflang} ${href}`)
}

describe('createAlternates', () => {
  test('[SEO-08] every site names all languages of a page, itself and the international one included', async () => {
    const find = await read({ origin: GLOBAL }, { origin: UK, culture: 'en-GB' })
    const all = [`en ${GLOBAL}/`, `en-GB ${UK}/`, `x-default ${GLOBAL}/`]
    expect(find(GLOBAL)).toEqual(all)
    expect(find(UK)).toEqual(all)
  })

  test('[SEO-08] finds a product by its number, at the address of each site', async () => {
    const find = await read(
      { origin: DK, culture: 'da_DK', paths: { 'product 7': '/batterier/details/7' } },
      { origin: UK, culture: 'en-GB', paths: { 'product 7': '/batteries/details/7' } },
    )
    expect(find(DK, '/batterier/details/7')).toEqual([
      `da-DK ${DK}/batterier/details/7`,
      `en-GB ${UK}/batteries/details/7`,
    ])
  })

  test.each(['/only-here', '/batteries?shown=48', '/search-result/x', '/cart'])(
    '[SEO-08] names nothing for a page that other sites do not list: %s',
    async (path) => {
      const shared = { '/': '/', '/batteries': '/batteries' }
      const find = await read(
        { origin: GLOBAL, paths: { ...shared, '/only-here': '/only-here' } },
        { origin: UK, culture: 'en-GB', paths: shared },
      )
      expect(find(GLOBAL, '/batteries')).toHaveLength(3)
      expect(find(GLOBAL, path)).toEqual([])
    },
  )

  test('[SEO-08] of two sites in one language, the first takes part', async () => {
    const find = await read(
      { origin: DK, culture: 'da-DK' },
      { origin: 'https://free.example', culture: 'da-DK' },
      { origin: UK, culture: 'en-GB' },
    )
    expect(find(DK)).toEqual([`da-DK ${DK}/`, `en-GB ${UK}/`])
    expect(find('https://free.example')).toEqual([])
  })

  test('[SEO-08] no other site takes the language of one that does not answer', async () => {
    const find = await read(
      { origin: DK, culture: 'da-DK', isAway: true },
      { origin: 'https://free.example', culture: 'da-DK' },
      { origin: UK, culture: 'en-GB' },
    )
    expect(find(UK)).toEqual([])
  })

  test.each(['', 'invariant!', 'zh-Hans-CN', 'es-419'])(
    '[SEO-08] leaves out a culture of no country: "%s"',
    async (culture) => {
      const find = await read({ origin: GLOBAL, culture }, { origin: UK, culture: 'en-GB' })
      expect(find(UK)).toEqual([])
    },
  )

  test('[SEO-08] the only site of a brand is not read', async () => {
    let reads = 0
    const { read: readAlternates } = createAlternates([
      {
        ...fakeSite({ origin: GLOBAL }),
        readPages: async () => {
          reads += 1
          return { culture: 'en', paths: new Map() }
        },
      },
    ])
    await readAlternates()
    expect(reads).toBe(0)
  })

  test('[SEO-08] the sitemap has the same alternates, as XML', async () => {
    const paths = { 'product 7': '/7&8' }
    const sites = [fakeSite({ origin: GLOBAL, paths }), fakeSite({ origin: UK, culture: 'en-GB', paths })] as const
    const xml = await sitemap(sites[0].site, sites[0].readPages, createAlternates(sites))
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    expect(xml).toContain(
      `<loc>${GLOBAL}/7&amp;8</loc><xhtml:link rel="alternate" hreflang="en" href="${GLOBAL}/7&amp;8"/>` +
        `<xhtml:link rel="alternate" hreflang="en-GB" href="${UK}/7&amp;8"/>`,
    )
  })
})
