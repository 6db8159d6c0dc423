import { Hono, type Context } from 'hono'
import type { Database } from '../database/database.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { sendCached, type CachedResponse } from '../http/cached-response.ts'
import { createShopCache } from '../shops/shop-cache.ts'
import { loadCatalogue, type Catalogue } from './catalogue.ts'

/** Seconds for which a browser may keep articles; prices change rarely, but must not stay wrong for long. */
const MAX_AGE_SECONDS = 30
const MAX_QUERY_LENGTH = 200
const MAX_ITEM_NUMBERS = 250

const isTrue = (word: string | undefined) => word?.toLowerCase() === 'true'

/** How many articles are enough, where the caller says so; our own, so a gateway need not know it (OP-73). */
const takeOf = (context: Context) => {
  const take = Number(context.req.query('take'))
  return Number.isInteger(take) && take > 0 ? take : undefined
}

type Find = (context: Context, catalogue: Catalogue, take: number | undefined) => CachedResponse

const invalid = () => new Refusal(400, ['invalid-request'])

const search: Find = (context, catalogue, take) => {
  const itemNumbers = context.req.queries('ItemNumbers')
  if (itemNumbers) {
    if (itemNumbers.length > MAX_ITEM_NUMBERS) throw invalid()
    return catalogue.byItemNumbers(itemNumbers, isTrue(context.req.query('IgnoreVisiblity')))
  }
  const query = context.req.query('query')?.trim() ?? ''
  if (query.length > MAX_QUERY_LENGTH) throw invalid()
  return catalogue.search(query, take)
}

const browse: Find = (context, catalogue, take) => catalogue.browse(context.req.query('route') ?? '', take)

// By number, by url key, or by a url key in the number's place that is marked as such (OP-8).
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

/** Search, browse, details and categories (API-07 to API-10, CFG-03). */
export function createCatalogueRoutes({ db, supportsTake }: { db: Database; supportsTake: boolean }): Hono {
  const cache = createShopCache(db, (shopId) => loadCatalogue(db, shopId))
  const answering = (find: Find) => async (context: Context) => {
    const catalogue = await cache.get(context.req.param('shopId'))
    return sendCached(context, find(context, catalogue, supportsTake ? takeOf(context) : undefined), MAX_AGE_SECONDS)
  }
  return new Hono()
    .get('/products/search', answering(search))
    .get('/products/browse', answering(browse))
    .get('/products/details', answering(details))
    .get(
      '/products/categories',
      answering((_, catalogue) => catalogue.categories),
    )
}
