import { Hono, type Context } from 'hono'
import type { Database } from '../database/database.ts'
import { refuse, send, type PreparedAnswer } from '../prepared/prepared-answer.ts'
import { createShopMemory } from '../prepared/shop-memory.ts'
import { loadCatalogue, type Catalogue } from './catalogue.ts'

/** Seconds for which a browser may keep articles; prices change rarely, but must not stay wrong for long. */
const KEEP = 30
const LONGEST_QUERY = 200
const MOST_ITEM_NUMBERS = 250

const isTrue = (word: string | undefined) => word?.toLowerCase() === 'true'

const takeOf = (context: Context) => {
  const take = Number(context.req.query('take'))
  return Number.isInteger(take) && take > 0 ? take : undefined
}

type Refusal = 'invalid-request' | 'product-not-found' | 'unknown-shop'
type Find = (context: Context, catalogue: Catalogue) => PreparedAnswer | Refusal

const search: Find = (context, catalogue) => {
  const itemNumbers = context.req.queries('ItemNumbers')
  if (itemNumbers) {
    if (itemNumbers.length > MOST_ITEM_NUMBERS) return 'invalid-request'
    return catalogue.byItemNumbers(itemNumbers, isTrue(context.req.query('IgnoreVisiblity')))
  }
  const query = context.req.query('query')?.trim() ?? ''
  return query.length > LONGEST_QUERY ? 'invalid-request' : catalogue.search(query, takeOf(context))
}

const browse: Find = (context, catalogue) => catalogue.browse(context.req.query('route') ?? '', takeOf(context))

// By number, by url key, or by a url key in the number's place that is marked as such (OP-8).
function wantedProduct(context: Context) {
  const { itemNumber, url, type } = context.req.query()
  const urlKey = url ?? (type === 'url' ? itemNumber : undefined)
  if (urlKey) return { urlKey: urlKey.replace(/^\/+/, '') }
  return itemNumber ? { itemNumber } : undefined
}

const details: Find = (context, catalogue) => {
  const wanted = wantedProduct(context)
  if (!wanted) return 'invalid-request'
  return catalogue.details(wanted) ?? 'product-not-found'
}

/** Search, browse, details and categories (documents: 7 calls, Catalogue). */
export function createCatalogueRoutes({ db }: { db: Database }): Hono {
  const memory = createShopMemory(db, (shopId) => loadCatalogue(db, shopId))
  const answering = (find: Find) => async (context: Context) => {
    const catalogue = await memory.of(context.req.param('shopId') ?? '')
    const answer = catalogue ? find(context, catalogue) : 'unknown-shop'
    if (typeof answer !== 'string') return send(context, answer, KEEP)
    return refuse(context, answer === 'invalid-request' ? 400 : 404, answer)
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
