import type { FoundProducts, Gateway, ListOptions, ListPart } from '@shop/api-client'
import { isNotFound } from '@shop/api-client/failure.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { stepsBefore } from '@shop/domain/catalogue/list-steps.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { cutList } from './cut-list.ts'
import type { ListChoice } from './list-address.ts'
import { withoutPageTexts } from './tile/without-page-texts.ts'
import { createLimitedMap } from './limited-map.ts'

export type Products = readonly Product[]
/** A known value, or a promise of it that rejects with GatewayFailure. */
export type MaybePromise<Value> = Value | Promise<Value>

type AskForList = (catalogue: Gateway['catalogue'], options: ListOptions) => Promise<FoundProducts>

/**
 * The product lists of a visit. If the gateway sends parts of lists, only missing parts are fetched. Otherwise a list is
 * fetched as a whole, once, so that Back, sorting and "show more" are instant.
 */
export function createProductLists(loadGateway: LoadGateway, configuration: Configuration, now: () => number) {
  const lists = createRecentCache<FoundProducts>(now)
  const recommendations = createRecentCache<Products>(now)

  const list = (name: string, choice: ListChoice, ask: AskForList): MaybePromise<FoundProducts> => {
    const askFor = async (part?: ListPart) => {
      const found = await ask((await loadGateway()).catalogue, { part })
      return { ...found, products: found.products.map(withoutPageTexts) }
    }
    if (configuration.sendsPartsOfLists)
      return part([name, choice.sort, choice.skipped, choice.filters].join(' '), choice, askFor)
    const whole = lists.get(name) ?? caching(lists, name, askFor())
    const cut = (found: FoundProducts) => cutList(found, choice, configuration.cultureName)
    return whole instanceof Promise ? whole.then(cut) : cut(whole)
  }

  const part = (name: string, choice: ListChoice, askFor: AskForPart): MaybePromise<FoundProducts> => {
    const known = lists.get(name)
    if (!known || missingIn(known, choice) > 0) {
      return caching(lists, name, fetchMissing(known, choice, askFor)).then((found) => upTo(choice.shown, found))
    }
    return upTo(choice.shown, known)
  }

  async function fetchRecommended(): Promise<Products> {
    if (!configuration.featureFlags.showRecommendedProducts) return []
    const { catalogue, content } = await loadGateway()
    const numbers = configuration.recommendedProducts ?? (await content.recommendedItemNumbers().catch(noneIfNotFound))
    return (await catalogue.recommended(numbers)).map(withoutPageTexts)
  }

  return {
    category: (route: string, choice: ListChoice) =>
      list(`category ${route}`, choice, (catalogue, options) => catalogue.browse(route, options)),
    search: (query: string, choice: ListChoice) =>
      list(`search ${query}`, choice, (catalogue, options) => catalogue.search(query, options)),
    /** The products that the shop recommends, in its order. */
    recommended: (): MaybePromise<Products> =>
      recommendations.get('all') ?? caching(recommendations, 'all', fetchRecommended()),
  }
}
export type ProductLists = ReturnType<typeof createProductLists>

async function caching<Value>(
  cache: { set: (name: string, value: Value) => void },
  name: string,
  fetching: Promise<Value>,
) {
  const value = await fetching
  cache.set(name, value)
  return value
}

type AskForPart = (part: ListPart) => Promise<FoundProducts>

/** Returns how many products of a choice are not loaded yet. */
const missingIn = ({ products, total }: FoundProducts, { skipped, shown }: ListChoice) =>
  Math.min(shown, total - skipped) - products.length

/**
 * Fetches the missing products. Fetches all of them if the list has changed meanwhile, so that no product appears twice.
 */
async function fetchMissing(known: FoundProducts | undefined, choice: ListChoice, askFor: AskForPart) {
  const { skipped, shown, sort, filters } = choice
  const before = known ? known.products.slice(0, stepsBefore(known.products.length)) : []
  const rest = await askFor({ skip: skipped + before.length, take: shown - before.length, sort, filters })
  if (known && rest.total !== known.total) return askFor({ skip: skipped, take: shown, sort, filters })
  return { ...rest, products: [...before, ...rest.products] }
}

const upTo = (count: number, found: FoundProducts) => ({ ...found, products: found.products.slice(0, count) })

/** A gateway without this list recommends nothing. */
function noneIfNotFound(failure: unknown): string[] {
  if (!isNotFound(failure)) throw failure
  return []
}

/** How long a value is reused, in milliseconds: long enough for Back, too short for outdated prices. */
const TTL = 120_000

/** Creates a cache of recently fetched values by name. The oldest are dropped first. `now` returns milliseconds. */
function createRecentCache<Value>(now: () => number) {
  const entries = createLimitedMap<{ value: Value; until: number }>()
  return {
    get(name: string): Value | undefined {
      const cached = entries.get(name)
      return cached && cached.until > now() ? cached.value : undefined
    },
    set: (name: string, value: Value) => entries.set(name, { value, until: now() + TTL }),
  }
}
