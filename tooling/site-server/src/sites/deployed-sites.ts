import { fallbacksOf, type SiteSettings } from '@shop/domain/shop/site-settings.ts'
import type { Brand, Market, Site } from '@shop/features/brand.ts'
import { checkSettings } from './check-settings.ts'
import { isObject, type JsonObject } from './json.ts'
import { didYouMean, WrongSettings, type Problem } from './problem.ts'
import { refusedInProduction } from './site-rules.ts'
import type { Path, Source } from './source.ts'

/** A site with what only servers need. */
export interface DeployedSite extends Site {
  brand: string
  /** The gateway's address for servers. */
  upstream: string
  /** Origins of other hosts that pictures come from. */
  pictureHosts: readonly string[]
  /** The host names of the site, local and public. */
  hosts: readonly string[]
}

/** Returns the fields of a site that browsers receive, without the gateway's internal address. */
export const publicSite = (site: DeployedSite): Site => {
  const { name, market, gatewayBase, origin, sandboxOrigin, fallbackTexts, fallbacks } = site
  return { name, market, gatewayBase, origin, sandboxOrigin, fallbackTexts, fallbacks }
}

/** Where the sites run. */
export interface Deployment {
  /** The brands that run here. */
  brands: readonly Pick<Brand, 'id' | 'markets'>[]
  /** All brands. Sites of brands that do not run here are checked and left out. */
  knownBrands: readonly string[]
  port: number
  isProduction: boolean
}

/** A site as the source names it. */
interface NamedSite {
  brand: string
  marketName: string
  path: Path
  settings: SiteSettings
}

/** The key by which every market is served that no brand names. Its value is {}. */
const OTHERS = '*'
const NO_BRANDS = new Set(['$schema', 'defaults', OTHERS])

const namedBrands = ({ values }: Source) => Object.keys(values).filter((name) => !NO_BRANDS.has(name))

/** Returns the names of the brands that the settings have sites of. */
export const brandsIn = (source: Source, knownBrands: readonly string[]): string[] => {
  const named = namedBrands(source).filter((name) => knownBrands.includes(name))
  return OTHERS in source.values ? [...new Set([...named, ...knownBrands])] : named
}

/** Returns the sites that the settings name. Throws WrongSettings with every mistake. */
export function deployedSites(source: Source, deployment: Deployment): DeployedSite[] {
  const defaults = checkSettings(source, ['defaults'], source.values['defaults'] ?? {})
  const named = namedSites(source, deployment)
  const sites = named.sites.flatMap((site) => deploy(site, defaults.settings ?? {}, source, deployment))
  const deployed = sites.flatMap(({ site }) => site ?? [])
  const problems = [
    ...defaults.problems,
    ...named.problems,
    // Without readable defaults, most sites would lack something.
    ...(defaults.settings ? sites.flatMap((one) => one.problems) : []),
    ...sharedHosts(deployed, source),
  ]
  if (problems.length === 0 && deployed.length === 0) problems.push(noSites(source, deployment))
  if (problems.length > 0) throw new WrongSettings(problems)
  return deployed
}

const noSites = ({ locate }: Source, { brands }: Deployment): Problem => ({
  at: locate([]),
  text: `names no site of ${brands.map(({ id }) => id).join(', ') || 'any brand'}`,
})

/** Returns the sites of all brands that run here, and what is wrong with any site. */
function namedSites(source: Source, { brands, knownBrands }: Deployment) {
  const sites: NamedSite[] = []
  const problems: Problem[] = []
  const complain = (path: Path, part: 'key' | 'value', text: string) =>
    problems.push({ at: source.locate(path, part), text })

  for (const brand of namedBrands(source)) {
    const markets = source.values[brand]
    const running = brands.find(({ id }) => id === brand)
    if (!knownBrands.includes(brand)) {
      complain([brand], 'key', `"${brand}" is no brand. ${didYouMean(brand, ['defaults', ...knownBrands])}`)
    } else if (isObject(markets)) {
      collectMarkets(brand, markets, running)
    } else complain([brand], 'value', `${brand}: expected the sites of the brand by market, in {}`)
  }
  if (OTHERS in source.values) collectOthers()
  return { sites, problems }

  function collectOthers() {
    const value = source.values[OTHERS]
    if (!isObject(value) || Object.keys(value).length > 0)
      complain([OTHERS], 'value', `${OTHERS}: expected {}, because defaults holds the settings of all sites`)
    for (const { id: brand, markets } of brands) {
      const own = source.values[brand]
      const others = Object.keys(markets).filter((marketName) => !isObject(own) || !Object.hasOwn(own, marketName))
      sites.push(...others.map((marketName) => ({ brand, marketName, path: [OTHERS], settings: {} })))
    }
  }

  function collectMarkets(brand: string, markets: JsonObject, running: Deployment['brands'][number] | undefined) {
    for (const [marketName, value] of Object.entries(markets)) {
      const path = [brand, marketName]
      const checked = checkSettings(source, path, value)
      problems.push(...checked.problems)
      if (running && !Object.hasOwn(running.markets, marketName)) {
        const meant = didYouMean(marketName, Object.keys(running.markets))
        complain(path, 'key', `"${marketName}" is no market of ${brand}. ${meant}`)
      } else if (running && checked.settings) sites.push({ brand, marketName, path, settings: checked.settings })
    }
  }
}

/** Puts a site's settings over the defaults, and its names into the placeholders. */
function deploy(named: NamedSite, defaults: SiteSettings, source: Source, { brands, port, isProduction }: Deployment) {
  const { brand, marketName, path } = named
  const market = brands.find(({ id }) => id === brand)?.markets[marketName]
  if (!market) return { problems: [] }
  const name = `${brand}-${marketName}`
  const settings = { ...defaults, ...named.settings }
  const problems: Problem[] = []
  const complain = (key: keyof SiteSettings, text: string) => {
    const at = key in named.settings ? [...path, key] : key in defaults ? ['defaults', key] : path
    problems.push({ at: source.locate(at, key in settings ? 'value' : 'key'), text: `${path.join('.')}${text}` })
  }

  const words = { site: name, brand, market: marketName, shop: market.shopId, port: String(port) }
  const filled = (key: 'gateway' | 'publicGateway' | 'origin') =>
    settings[key]?.replaceAll(/\{(\w+)\}/g, (placeholder, word: string) => {
      const value = Object.entries(words).find(([known]) => known === word)?.[1]
      if (value === undefined)
        complain(key, `.${key}: ${placeholder} has no meaning. ${didYouMean(word, Object.keys(words))}`)
      return value ?? ''
    })
  const [gateway, publicGateway, origin] = [filled('gateway'), filled('publicGateway'), filled('origin')]
  if (gateway === undefined) complain('gateway', ' names no gateway, such as "gateway": "https://gateway.example/dk"')
  if (origin === undefined) complain('origin', ' names no origin, such as "origin": "https://shop.example"')
  if (isProduction) {
    const filledIn = { ...settings, gateway, publicGateway, origin }
    for (const { key, text } of refusedInProduction(filledIn)) complain(key, `.${key} ${text}`)
  }
  if (problems.length > 0 || gateway === undefined || origin === undefined) return { problems }
  const addresses = { upstream: withoutSlash(gateway), gatewayBase: withoutSlash(publicGateway ?? ''), origin }
  return { problems, site: siteOf({ name, brand, market, settings }, addresses) }
}

function siteOf(
  { name, brand, market, settings }: { name: string; brand: string; market: Market; settings: SiteSettings },
  { upstream, gatewayBase, origin }: { upstream: string; gatewayBase: string; origin: string },
): DeployedSite {
  const { sandbox, fallbackTexts = false, pictureHosts = [], hosts = [] } = settings
  const publicOrigin = new URL(origin).origin
  return {
    name,
    brand,
    market,
    upstream,
    gatewayBase,
    origin: publicOrigin,
    sandboxOrigin: sandbox && new URL(sandbox).origin,
    fallbackTexts,
    fallbacks: fallbacksOf(settings),
    pictureHosts: pictureHosts.map((host) => new URL(host).origin),
    hosts: [...new Set([`${name}.localhost`, new URL(publicOrigin).hostname, ...hosts])],
  }
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

/** Returns a problem for each host that two sites have, because only one of them would be served. */
function sharedHosts(sites: readonly DeployedSite[], { locate }: Source): Problem[] {
  const owners = new Map<string, string>()
  return sites.flatMap(({ name, brand, hosts }) =>
    hosts.flatMap((host) => {
      const owner = owners.get(host)
      owners.set(host, owner ?? name)
      if (owner === undefined) return []
      return {
        at: locate([brand, name.slice(brand.length + 1)], 'key'),
        text: `${name} and ${owner} share the host ${host}`,
      }
    }),
  )
}
