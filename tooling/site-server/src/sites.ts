import type { Brand, Site } from '@shop/features/brand.ts'
import type { Settings } from './settings.ts'

/** Every market of a brand as a site of its own: `horselbutik` in `se` is `horselbutik-se`. */
export function sitesOf(brand: Brand, { port, gatewayUrl, sandboxOrigin, originPattern }: Settings): ServedSite[] {
  return Object.entries(brand.markets).map(([name, market]) => {
    const siteName = `${brand.id}-${name}`
    return {
      name: siteName,
      market,
      gatewayBase: '',
      origin: originPattern.replace('{site}', siteName).replace('{port}', String(port)),
      sandboxOrigin,
      upstream: `${gatewayUrl}/shops/${market.shopId}`,
    }
  })
}

/** A site, and where this server finds its shop's gateway. */
export interface ServedSite extends Site {
  upstream: string
}

/** The site that a request's host name speaks of: its first label, or the host of its origin. */
export function siteOfHost(sites: readonly ServedSite[], host: string): ServedSite | undefined {
  const name = host.split(':')[0] ?? ''
  return sites.find((site) => name === `${site.name}.localhost` || name === new URL(site.origin).hostname)
}
