import { randomUUID } from 'node:crypto'
import { categoriesSchema, type Category } from '@shop/domain/catalogue/category.ts'
import { productListAnswerSchema, type Product } from '@shop/domain/catalogue/product.ts'
import {
  configurationSchema,
  recommendedItemNumbersSchema,
  type Configuration,
} from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'
import type { Ask } from './ask.ts'

/** How many categories and products are looked at. Larger shops answer in the same forms. */
const CATEGORY_LIMIT = 12
const PRODUCT_LIMIT = 6

/** What the public calls say about the shop, as the shop reads it. */
export interface ShopFacts {
  configuration: Configuration | undefined
  categories: readonly Category[]
  products: readonly Product[]
}

const read = <Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> | undefined => {
  const result = v.safeParse(schema, body)
  return result.success ? result.output : undefined
}

/** Makes every call that needs no login and changes nothing. */
export async function askPublicCalls(ask: Ask): Promise<ShopFacts> {
  const [settings, categoryAnswer, recommended] = await Promise.all([
    ask('GET /api/v1.0/configuration/frontend'),
    ask('GET /api/products/categories'),
    ask('GET /api/v1.0/configuration/recommended-products'),
    ask('GET /api/translations'),
    ask('GET /api/v1.0/static-content/all'),
    ask('GET /api/customer-service'),
    ask('GET /api/payments/paymentMethods'),
    ask('GET /api/cart/get', { named: { userId: randomUUID() } }),
  ])
  const configuration = settings.problem === undefined ? read(configurationSchema, settings.body) : undefined
  const categories = categoryAnswer.problem === undefined ? (read(categoriesSchema, categoryAnswer.body) ?? []) : []
  const itemNumbers = configuration?.recommendedProducts ?? read(recommendedItemNumbersSchema, recommended.body) ?? []
  const products = await askCategories(ask, categories)
  await askProducts(ask, { products, itemNumbers, findsByUrlKey: configuration?.featureFlags.useEnrichedProductData })
  return { configuration, categories, products }
}

async function askCategories(ask: Ask, categories: readonly Category[]): Promise<Product[]> {
  const routes = categories.flatMap(({ url, subcategories }) => [url, ...subcategories.map((one) => one.url)])
  const lists = await Promise.all(
    routes.slice(0, CATEGORY_LIMIT).map((route) => ask('GET /api/products/browse', { named: { route } })),
  )
  const products = lists.flatMap(({ body }) => read(productListAnswerSchema, body)?.products ?? [])
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

interface Wanted {
  products: readonly Product[]
  itemNumbers: readonly string[]
  findsByUrlKey: boolean | undefined
}

async function askProducts(ask: Ask, { products, itemNumbers, findsByUrlKey }: Wanted): Promise<void> {
  const kinds = [
    products.find(({ isConfigurable }) => isConfigurable),
    products.find(({ isOnPromotion }) => isOnPromotion),
    ...products,
  ].filter((product) => product !== undefined)
  const chosen = [...new Set(kinds)].slice(0, PRODUCT_LIMIT)
  const [word = 'a'] = (products[0]?.name ?? '').split(/\s+/)
  const urlKey = chosen.find((product) => product.urlKey !== '')?.urlKey
  const numbers = itemNumbers.map((itemNumber): [string, string] => ['ItemNumbers', itemNumber])
  await Promise.all([
    ask('GET /api/products/search', { named: { word } }),
    ...(numbers.length > 0
      ? ['true', 'false'].map((isIgnored) =>
          ask('GET /api/products/search', { query: [...numbers, ['IgnoreVisiblity', isIgnored]] }),
        )
      : []),
    ...chosen
      .filter(({ itemNumber }) => itemNumber !== '')
      .map(({ itemNumber }) => ask('GET /api/products/details', { named: { itemNumber } })),
    ...(findsByUrlKey && urlKey ? [ask('GET /api/products/details', { query: [['url', urlKey]] })] : []),
  ])
}
