import type { Brand, Site } from '@shop/features/brand.ts'
import type { Settings } from './settings.ts'

/** A site, and where this server finds its shop's gateway. */
export interface ServedSite extends Site {
  upstream: string
}

type SiteSettings = Pick<
  Settings,
  'port' | 'gatewayUrl' | 'publicGatewayUrl' | 'sandboxOrigin' | 'originPattern' | 'fallbackTexts'
>

/** Every market of a brand as a site of its own: `horselbutik` in `se` is `horselbutik-se`. */
export function sitesOf({ id, markets }: Pick<Brand, 'id' | 'markets'>, settings: SiteSettings): ServedSite[] {
  const { port, gatewayUrl, publicGatewayUrl, sandboxOrigin, originPattern, fallbackTexts } = settings
  return Object.entries(markets).map(([name, market]) => {
    const siteName = `${id}-${name}`
    const shop = `/shops/${market.shopId}`
    return {
      name: siteName,
      market,
      gatewayBase: publicGatewayUrl ? `${publicGatewayUrl}${shop}` : '',
      origin: originPattern.replace('{site}', siteName).replace('{port}', String(port)),
      sandboxOrigin,
      fallbackTexts,
      upstream: `${gatewayUrl}${shop}`,
    }
  })
}

/** The site as browsers may know it: without the address of the gateway inside. */
export const shownSite = ({ name, market, gatewayBase, origin, sandboxOrigin, fallbackTexts }: ServedSite): Site => ({
  name,
  market,
  gatewayBase,
  origin,
  sandboxOrigin,
  fallbackTexts,
})

const bareHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a request names this machine and no site. */
export const isBareHost = (host: string) => bareHosts.has(hostName(host))

/** The host names of a site: its own, and its local one. */
export const hostsOf = ({ name, origin }: Pick<Site, 'name' | 'origin'>) => [
  `${name}.localhost`,
  new URL(origin).hostname,
]

/** The name in a Host header, without its port. */
export const hostName = (host: string) => host.toLowerCase().replace(/:\d*$/, '')
