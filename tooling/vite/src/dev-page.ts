import type { Brand, Site } from '@shop/features/brand.ts'

/** The environment variables that choose the site. */
interface DevEnvironment {
  /** Brand and market, e.g. `phonicear-dk`; by default the brand's first market. */
  SITE?: string | undefined
  /** The market alone, e.g. `dk`. */
  MARKET?: string | undefined
  SANDBOX_ORIGIN?: string | undefined
  SANDBOX_PORT?: string | undefined
  /** `on` replaces texts that the gateway lacks by the shop's own. */
  FALLBACK_TEXTS?: string | undefined
}

/** Returns the site to develop. Throws for a market that the brand does not have. */
export function devSite({ id, markets }: Pick<Brand, 'id' | 'markets'>, env: DevEnvironment, origin: string): Site {
  const names = Object.keys(markets)
  const wanted = env.SITE ?? (env.MARKET && `${id}-${env.MARKET}`) ?? `${id}-${names[0]}`
  const marketName = names.find((name) => `${id}-${name}` === wanted)
  const market = marketName && markets[marketName]
  if (!market)
    throw new Error(`There is no site ${wanted}. Its sites are ${names.map((name) => `${id}-${name}`).join(', ')}.`)
  const sandboxOrigin = env.SANDBOX_ORIGIN || `http://localhost:${env.SANDBOX_PORT || 8080}`
  return {
    name: wanted,
    market,
    gatewayBase: '',
    origin,
    sandboxOrigin,
    fallbackTexts: env.FALLBACK_TEXTS === 'on',
  }
}

/** Returns the empty page that the shop starts from in development. `shop-data` is the data that the site server would write. */
export function devPage(site: Site): string {
  const data = JSON.stringify({ site }).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="${site.market.culture}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${site.name}</title></head>
<body><div id="root"></div><script type="application/json" id="shop-data">${data}</script>
<script type="module" src="/src/main.tsx"></script></body></html>`
}
