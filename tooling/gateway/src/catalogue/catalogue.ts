import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products, shops } from '../database/schema.ts'
import { readDocuments } from '../prepared/documents.ts'
import { prepare, prepareText, type PreparedAnswer } from '../prepared/prepared-answer.ts'
import type { ProductSeed } from '../seed/shop-seed.ts'
import { toProduct } from './product-answer.ts'
import { createRecentAnswers } from './recent-answers.ts'
import { buildSearchIndex } from './search-index.ts'

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

/** `/Batterier/` and `batterier` mean the same shelf. */
const routeKey = (route: string) => `/${route.replace(/^\/+|\/+$/g, '')}`.toLowerCase()

/** Finds positions by a key, case aside; the first article that has the key wins. */
function positionsBy(list: readonly ProductSeed[], keysOf: (product: ProductSeed) => string[]) {
  const positions = new Map<string, number>()
  list.forEach((product, position) => {
    for (const key of keysOf(product)) {
      const folded = key.toLowerCase()
      if (folded && !positions.has(folded)) positions.set(folded, position)
    }
  })
  return (key: string) => positions.get(key.toLowerCase())
}

function shelvesOf(list: readonly ProductSeed[]) {
  const shelves = new Map<string, number[]>()
  list.forEach((product, position) => {
    if (!product.isVisible) return
    for (const route of new Set(product.categoryRoutes.map(routeKey))) {
      shelves.set(route, [...(shelves.get(route) ?? []), position])
    }
  })
  return shelves
}

async function readProducts(db: Database, shopId: string) {
  const rows = await db
    .select({ data: products.data })
    .from(products)
    .where(and(eq(products.shopId, shopId), isNull(products.parentId)))
    .orderBy(asc(products.position))
  return rows.map((row) => row.data)
}

/** Reads a shop's articles out of the database and makes them ready. */
export async function loadCatalogue(db: Database, shopId: string): Promise<Catalogue> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId))
  if (!shop) throw new Error(`There is no shop ${shopId}.`)
  const [list, documents] = await Promise.all([readProducts(db, shopId), readDocuments(db, shopId)])
  const written = list.map((product) => JSON.stringify(toProduct(product, shop.settings)))
  const index = await buildSearchIndex(list)
  const shelves = shelvesOf(list)
  const byNumber = positionsBy(list, (product) => [
    product.itemNumber,
    ...product.variations.map((variation) => variation.itemNumber),
  ])
  const byUrlKey = positionsBy(list, (product) => [product.urlKey])
  const remember = createRecentAnswers()

  const write = (positions: readonly number[], take = positions.length) =>
    prepareText(
      `{"total":${positions.length},"products":[${positions
        .slice(0, take)
        .map((position) => written[position])
        .join(',')}]}`,
    )

  const related = (product: ProductSeed) =>
    product.relatedItemNumbers
      .flatMap((number) => byNumber(number) ?? [])
      .filter((position) => list[position] !== product && list[position]?.isVisible)
      .slice(0, MOST_RELATED)
      .map((position) => written[position])

  return {
    categories: prepare(documents['categories'] ?? []),
    search: (query, take) => remember(`search ${take} ${query}`, () => write(index.find(query), take)),
    browse: (route, take) => {
      const key = routeKey(route)
      return remember(`browse ${take} ${key}`, () => write(shelves.get(key) ?? [], take))
    },
    byItemNumbers: (itemNumbers, ignoreVisibility) =>
      write(
        [...new Set(itemNumbers.flatMap((number) => byNumber(number) ?? []))].filter(
          (position) => ignoreVisibility || list[position]?.isVisible,
        ),
      ),
    details(wanted) {
      const position = 'urlKey' in wanted ? byUrlKey(wanted.urlKey) : byNumber(wanted.itemNumber)
      const product = position === undefined ? undefined : list[position]
      if (position === undefined || !product) return undefined
      return remember(`details ${position}`, () =>
        prepareText(`${written[position]?.slice(0, -1)},"relatedProducts":[${related(product).join(',')}]}`),
      )
    },
  }
}
