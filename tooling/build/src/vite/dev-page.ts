import type { Brand } from '@shop/features/brand.ts'
import { deployedSites, publicSite, type DeployedSite } from '@shop/site-server/sites/deployed-sites.ts'
import { knownBrands } from '@shop/site-server/sites/known-brands.ts'
import { readSource } from '@shop/site-server/sites/source.ts'

/** The environment variables that choose the site, beside those with the settings of all sites. */
interface DevEnvironment extends Readonly<Record<string, string | undefined>> {
  /** Brand and market, e.g. `phonicear-dk`. By default the brand's first site. */
  SITE?: string | undefined
  /** The market alone, e.g. `dk`. */
  MARKET?: string | undefined
}

/** Returns the site to develop. It is reached at the address of the development server. Throws for an unknown site. */
export function devSite(brand: Pick<Brand, 'id' | 'markets'>, env: DevEnvironment, origin: string): DeployedSite {
  const { port } = new URL(origin)
  const known = [...new Set([brand.id, ...knownBrands()])]
  const place = { brands: [brand], knownBrands: known, port: Number(port), isProduction: false }
  const sites = deployedSites(readSource(env), place)
  const names = sites.map(({ name }) => name)
  const wanted = env.SITE ?? (env.MARKET && `${brand.id}-${env.MARKET}`) ?? names[0]
  const site = sites.find(({ name }) => name === wanted)
  if (!site) throw new Error(`There is no site ${wanted}. The sites of ${brand.id} are ${names.join(', ')}.`)
  return { ...site, origin, gatewayBase: '' }
}

/** Returns the empty page that the shop starts from in development. `shop-data` is the data that the site server would write. */
export function devPage(site: DeployedSite): string {
  const data = JSON.stringify({ site: publicSite(site) }).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="${site.market.culture}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${site.name}</title></head>
<body><div id="root"></div><script type="application/json" id="shop-data">${data}</script>
<script type="module" src="/src/main.tsx"></script></body></html>`
}
