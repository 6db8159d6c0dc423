import { stepsBefore, stepsOf } from '@shop/domain/catalogue/list-steps.ts'
import { readFilters } from '@shop/domain/filters/filters.ts'
import { cleanLine } from '@shop/domain/text/clean-text.ts'
import { readSort } from '@shop/domain/catalogue/sort.ts'
import { createProcessorBudget } from '@shop/server/processor-budget.ts'
import { Hono, type Context as HonoContext } from 'hono'
import type { Database } from '../database/database.ts'
import { logEvent } from '../failures/log-event.ts'
import { clientAddress, isOurAddress } from '../http/client-address.ts'
import { sendCached, type CachedResponse } from '../http/cached-response.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { cachePerVersion } from '../shops/shop-cache.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { loadCatalogue, type Catalogue, type Effort, type ListPart } from './catalogue.ts'
import { createResponseCache } from './response-cache.ts'
import type { UnknownWords } from './unknown-words.ts'

/** Seconds for which a browser may cache articles. Short, so that no outdated price stays visible for long. */
const MAX_AGE_SECONDS = 30
const MAX_QUERY_LENGTH = 200
const MAX_ROUTE_LENGTH = 500
const MAX_ITEM_NUMBERS = 250

type Context = HonoContext<ShopEnvironment>

const isTrue = (word: string | undefined) => word?.toLowerCase() === 'true'

/** The requested part, in whole steps, order and filters of a list. These parameters are ours. A gateway may ignore them. */
const partOf = (context: Context): ListPart => {
  const { skip, take, sort = null, facets } = context.req.query()
  return {
    skip: stepsBefore(Number(skip)),
    take: Number(take) > 0 ? stepsOf(Number(take)) : undefined,
    sort: readSort(sort),
    filters: isTrue(facets) ? readFilters(context.req.queries('filter') ?? []) : undefined,
  }
}

type Find = (context: Context, catalogue: Catalogue, effort: Effort) => CachedResponse

const invalid = () => new Refusal(400, ['invalid-request'])

function wordsOf(context: Context): string {
  const query = cleanLine(context.req.query('query') ?? '')
  if (query.length > MAX_QUERY_LENGTH) throw invalid()
  return query
}

const suggest: Find = (context, catalogue, effort) => catalogue.suggestions(wordsOf(context), effort)

const search: Find = (context, catalogue, effort) => {
  const itemNumbers = context.req.queries('ItemNumbers')
  if (itemNumbers) {
    if (itemNumbers.length > MAX_ITEM_NUMBERS) throw invalid()
    return catalogue.byItemNumbers(itemNumbers, isTrue(context.req.query('IgnoreVisiblity')))
  }
  return catalogue.search(wordsOf(context), partOf(context), effort)
}

const browse: Find = (context, catalogue, effort) => {
  const route = context.req.query('route') ?? ''
  if (route.length > MAX_ROUTE_LENGTH) throw invalid()
  return catalogue.browse(route, partOf(context), effort)
}

// By item number, by URL key, or by a marked URL key in the parameter of item numbers.
function wantedProduct(context: Context) {
  const { itemNumber, url, type } = context.req.query()
  const urlKey = url ?? (type === 'url' ? itemNumber : undefined)
  if (urlKey) return { urlKey: urlKey.replace(/^\/+/, '') }
  return itemNumber ? { itemNumber } : undefined
}

const details: Find = (context, catalogue) => {
  const wanted = wantedProduct(context)
  if (!wanted) throw invalid()
  const answer = catalogue.details(wanted)
  if (!answer) throw notFound()
  return answer
}

/**
 * How much of the only thread the callers of a network take with lists and searches that are not cached, in milliseconds: a
 * quarter of it in the long run, which is hundreds of new searches a second.
 */
const SEARCHING = { perSecond: 250, atOnce: 10_000 }

const logOverBudget = (network: string) => logEvent('network-over-budget', { network })

/** Takes the work for a caller from the budget of its network. */
function createEfforts() {
  const budget = createProcessorBudget({ ...SEARCHING, isOurs: isOurAddress, report: logOverBudget })
  return (context: Context): Effort =>
    (work) => {
      const address = clientAddress(context)
      const seconds = budget.secondsToWait(address)
      if (seconds > 0) throw new Refusal(429, ['too-many-requests'], { 'Retry-After': String(seconds) })
      return budget.spendAtOnce(address, work)
    }
}

interface CatalogueParts {
  db: Database
  unknownWords: UnknownWords
}

/** The calls for search, browse, details and categories. */
export function createCatalogueRoutes({ db, unknownWords }: CatalogueParts): Hono<ShopEnvironment> {
  const responses = createResponseCache()
  const effortOf = createEfforts()
  const catalogueOf = cachePerVersion((shop) => loadCatalogue(db, shop, { responses, unknownWords }))
  const answering = (find: Find) => async (context: Context) => {
    const catalogue = await catalogueOf(context.get('shop'))
    return sendCached(context, find(context, catalogue, effortOf(context)), MAX_AGE_SECONDS)
  }
  return new Hono<ShopEnvironment>()
    .get('/products/search', answering(search))
    .get('/search/suggestions', answering(suggest))
    .get('/products/browse', answering(browse))
    .get('/products/details', answering(details))
    .get(
      '/products/categories',
      answering((_, catalogue) => catalogue.categories),
    )
}
