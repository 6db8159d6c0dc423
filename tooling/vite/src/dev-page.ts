import type { Brand, Site } from '@shop/features/brand.ts'

/** What a developer may say about the site to open, as environment variables. */
interface DevChoice {
  /** Brand and market, e.g. `phonicear-dk`; the brand's first market when nothing is said. */
  SITE?: string | undefined
  /** The market alone, for those who have said the brand already. */
  MARKET?: string | undefined
  SANDBOX_ORIGIN?: string | undefined
  SANDBOX_PORT?: string | undefined
  /** `on` says texts that the gateway lacks in the shop's own words (OP-75). */
  FALLBACK_TEXTS?: string | undefined
}

/** The site of a brand that a developer works on. Throws for a market the brand does not have. */
export function devSite({ id, markets }: Pick<Brand, 'id' | 'markets'>, choice: DevChoice, origin: string): Site {
  const names = Object.keys(markets)
  const wanted = choice.SITE ?? (choice.MARKET && `${id}-${choice.MARKET}`) ?? `${id}-${names[0]}`
  const marketName = names.find((name) => `${id}-${name}` === wanted)
  const market = marketName && markets[marketName]
  if (!market)
    throw new Error(`There is no site ${wanted}. Its sites are ${names.map((name) => `${id}-${name}`).join(', ')}.`)
  const sandboxOrigin = choice.SANDBOX_ORIGIN || `http://localhost:${choice.SANDBOX_PORT || 8080}`
  return {
    name: wanted,
    market,
    gatewayBase: '',
    origin,
    sandboxOrigin,
    fallbackTexts: choice.FALLBACK_TEXTS === 'on',
  }
}

/** The empty page that the shop starts from in development; `shop-data` is what the site server would tell it. */
export function devPage(site: Site): string {
  const data = JSON.stringify({ site }).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="${site.market.culture}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${site.name}</title></head>
<body><div id="root"></div><script type="application/json" id="shop-data">${data}</script>
<script type="module" src="/src/main.tsx"></script></body></html>`
}
