import { promisedBrowsers, supportedBrowsers } from '@shop/domain/shop/promised-browsers.ts'
import { browserFeatures } from '../budgets/browser-features.ts'

interface MissingFeature {
  owner?: string
  name: string
}

/** Chromium enforces Trusted Types also in a page without their functions. The browsers that lack them do not. */
const ENFORCED = /^trusted/i

/**
 * Lists what one of the promised browsers lacks, or one of the older ones in which the shop works too. For `removeFeatures`.
 */
export function missingFeatures(browsers: 'promised' | 'supported'): MissingFeature[] {
  const features = browserFeatures(browsers === 'promised' ? promisedBrowsers : supportedBrowsers)
  const idOf = ({ owner = '', name }: MissingFeature) => `${owner}.${name}`
  const present = new Set(features.filter(({ missingIn }) => missingIn.length === 0).map(idOf))
  return features
    .filter((feature) => !present.has(idOf(feature)) && !ENFORCED.test(feature.owner ?? feature.name))
    .map(({ owner, name }) => ({ ...(owner && { owner }), name }))
}

/** Removes features from the page in which it runs, before the scripts of that page: Chromium becomes an older browser. */
export function removeFeatures(missing: readonly MissingFeature[]) {
  type Home = Record<string, unknown> | undefined
  const homeOf = (owner: string) =>
    owner === 'TypedArray'
      ? Object.getPrototypeOf(Int8Array)
      : owner.split('.').reduce<Home>((home, name) => home?.[name] as Home, globalThis as unknown as Home)
  for (const { owner, name } of missing) {
    const home = (owner ? homeOf(owner) : globalThis) as Home
    if (!home) continue
    Reflect.deleteProperty(home, name)
    if (typeof home['prototype'] === 'object' && home['prototype']) Reflect.deleteProperty(home['prototype'], name)
  }
}
