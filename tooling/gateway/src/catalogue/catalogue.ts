import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { shops } from '../database/schema.ts'
import { readDocuments } from '../prepared/documents.ts'
import { prepare, prepareText, type PreparedAnswer } from '../prepared/prepared-answer.ts'
import { readProducts } from './read-products.ts'
import { createRecentAnswers } from './recent-answers.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { createStock, routeKey, type Stock } from './stock.ts'

/** One shop's articles, ready to be answered. */
export interface Catalogue {
  categories: PreparedAnswer
  /** `take` limits how many articles are written; the answer's `total` counts them all. */
  search(query: string, take?: number): PreparedAnswer
  browse(route: string, take?: number): PreparedAnswer
  /** In the asked order; unknown numbers are left out. */
  byItemNumbers(itemNumbers: readonly string[], ignoreVisibility: boolean): PreparedAnswer
  details(wanted: { itemNumber: string } | { urlKey: string }): PreparedAnswer | undefined
}

const MOST_RELATED = 8

/** Reads a shop's articles out of the database and makes them ready. */
export async function loadCatalogue(db: Database, shopId: string): Promise<Catalogue> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId))
  if (!shop) throw new Error(`There is no shop ${shopId}.`)
  const { categories = [] } = await readDocuments(db, shopId)
  const stock = createStock(shop.settings)
  const index = createSearchIndex(stock.inStock)
  for await (const slice of readProducts(db, shopId)) {
    index.add(slice, stock.written.length)
    slice.forEach(stock.add)
  }
  return answersFrom(stock, index, prepare(categories))
}

function answersFrom(stock: Stock, index: SearchIndex, categories: PreparedAnswer): Catalogue {
  const remember = createRecentAnswers()
  const join = (positions: readonly number[]) => positions.map((position) => stock.written[position]).join(',')
  const write = (positions: readonly number[], take = positions.length) =>
    prepareText(`{"total":${positions.length},"products":[${join(positions.slice(0, take))}]}`)

  const related = (position: number) =>
    stock
      .related(position)
      .flatMap((number) => stock.byNumber(number) ?? [])
      .filter((other) => other !== position && stock.isVisible(other))
      .slice(0, MOST_RELATED)

  return {
    categories,
    search: (query, take) => remember(`search ${take} ${query}`, () => write(index.find(query), take)),
    browse: (route, take) => {
      const key = routeKey(route)
      return remember(`browse ${take} ${key}`, () => write(stock.shelves.get(key) ?? [], take))
    },
    byItemNumbers: (itemNumbers, ignoreVisibility) => {
      const positions = new Set(itemNumbers.flatMap((number) => stock.byNumber(number) ?? []))
      return write([...positions].filter((position) => ignoreVisibility || stock.isVisible(position)))
    },
    details(wanted) {
      const position = 'urlKey' in wanted ? stock.byUrlKey(wanted.urlKey) : stock.byNumber(wanted.itemNumber)
      if (position === undefined) return undefined
      return remember(`details ${position}`, () =>
        prepareText(`${stock.written[position]?.slice(0, -1)},"relatedProducts":[${join(related(position))}]}`),
      )
    },
  }
}
