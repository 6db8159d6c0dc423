import type { Brand, Site } from '@shop/features/brand.ts'
import type { Settings } from './settings.ts'

/** A site with the settings that only this server needs. */
export interface ServedSite extends Site {
  /** The gateway's address for this server. */
  upstream: string
  /** Origins of other hosts that pictures come from. */
  pictureHosts: readonly string[]
  /** The host names of the site and its alternates, local and public. */
  hosts: readonly string[]
}

type SiteSettings = Pick<
  Settings,
  'port' | 'gatewayUrl' | 'publicGatewayUrl' | 'sandboxOrigin' | 'originPattern' | 'fallbackTexts' | 'pictureHosts'
>

/** Returns the sites of a brand, one for each market: `horselbutik` in `se` is `horselbutik-se`. */
export function sitesOf({ id, markets }: Pick<Brand, 'id' | 'markets'>, settings: SiteSettings): ServedSite[] {
  const { port, gatewayUrl, publicGatewayUrl, sandboxOrigin, originPattern, fallbackTexts, pictureHosts } = settings
  const originOf = (name: string) => originPattern.replace('{site}', name).replace('{port}', String(port))
  return Object.entries(markets).map(([name, market]) => {
    const siteName = `${id}-${name}`
    const shop = `/shops/${market.shopId}`
    const names = [siteName, ...(market.alternates ?? []).map((alternate) => `${siteName}-${alternate}`)]
    return {
      name: siteName,
      market,
      gatewayBase: publicGatewayUrl ? `${publicGatewayUrl}${shop}` : '',
      origin: originOf(siteName),
      sandboxOrigin,
      fallbackTexts,
      pictureHosts,
      upstream: `${gatewayUrl}${shop}`,
      hosts: names.flatMap((one) => [`${one}.localhost`, new URL(originOf(one)).hostname]),
    }
  })
}

/** Returns the fields of a site that are sent to browsers, without the gateway's internal address. */
export const publicSite = ({ name, market, gatewayBase, origin, sandboxOrigin, fallbackTexts }: ServedSite): Site => ({
  name,
  market,
  gatewayBase,
  origin,
  sandboxOrigin,
  fallbackTexts,
})

const bareHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns whether a Host header names this machine instead of a site. */
export const isBareHost = (host: string) => bareHosts.has(hostName(host))

/** Returns the name in a Host header, without the port. */
export const hostName = (host: string) => host.toLowerCase().replace(/:\d*$/, '')
