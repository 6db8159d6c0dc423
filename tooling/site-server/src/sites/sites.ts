import type { Brand, Site } from '@shop/features/brand.ts'
import type { Settings } from './settings.ts'

/** A site, and where this server finds its shop's gateway. */
export interface ServedSite extends Site {
  upstream: string
  /** Origins of other hosts that its pictures come from. */
  pictureHosts: readonly string[]
  /** The host names it answers to: its own and its alternates', as they are locally and in public. */
  hosts: readonly string[]
}

type SiteSettings = Pick<
  Settings,
  'port' | 'gatewayUrl' | 'publicGatewayUrl' | 'sandboxOrigin' | 'originPattern' | 'fallbackTexts' | 'pictureHosts'
>

/** Every market of a brand as a site of its own: `horselbutik` in `se` is `horselbutik-se`. */
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

/** The part of a site that browsers may know: not the address of the gateway inside. */
export const publicSite = ({ name, market, gatewayBase, origin, sandboxOrigin, fallbackTexts }: ServedSite): Site => ({
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

/** The name in a Host header, without its port. */
export const hostName = (host: string) => host.toLowerCase().replace(/:\d*$/, '')
