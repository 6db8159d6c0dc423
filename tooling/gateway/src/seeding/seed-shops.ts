import { createHash } from 'node:crypto'
import { customerServiceSchema, staticContentSchema } from '@shop/domain/shop/content.ts'
import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import type { Database, DatabaseTransaction } from '../database/database.ts'
import type { Product, ProductVariation } from '../model/product.ts'
import type { ShopData } from '../model/shop-data.ts'
import { documents, products, shops } from '../shops/shop-tables.ts'
import { sanitise } from './sanitise.ts'

type Row = typeof products.$inferInsert

const BATCH = 500

const rowsOf = (shopId: string, list: readonly Product[]): Row[] =>
  list.flatMap((product, position) => {
    const row = (data: Product, parentId: string | null): Row => ({
      shopId,
      id: data.id,
      itemNumber: data.itemNumber,
      parentId,
      position,
      data,
    })
    const variations = product.variations.map((variation) => row(articleOf(product, variation), product.id))
    return [row(product, null), ...variations]
  })

const sanitised = (seed: ShopData) => {
  const content = parse(staticContentSchema, seed.content)
  const { menu, pages } = parse(customerServiceSchema, seed.customerService)
  return {
    content: {
      ...content,
      categories: content.categories.map((header) => ({
        ...header,
        longDescriptionHTML: sanitise(header.longDescriptionHTML),
      })),
    },
    customerService: { menu, pages: pages.map((page) => ({ ...page, contentHtml: sanitise(page.contentHtml) })) },
  }
}

/** Returns a version that changes with any of the shop's data. */
export const versionOf = (seed: ShopData): string =>
  createHash('sha256').update(JSON.stringify(seed)).digest('hex').slice(0, 16)

async function writeShop(transaction: DatabaseTransaction, seed: ShopData, version: string) {
  const { id, settings, configuration, texts, categories } = seed
  // Writes the shop's row first: its lock makes another gateway that seeds at the same time wait.
  await transaction
    .insert(shops)
    .values({ id, version, settings })
    .onConflictDoUpdate({ target: shops.id, set: { version, settings } })
  await transaction.delete(documents).where(eq(documents.shopId, id))
  await transaction.delete(products).where(eq(products.shopId, id))
  const answers = { configuration, texts, categories, ...sanitised(seed) }
  await transaction
    .insert(documents)
    .values(Object.entries(answers).map(([kind, data]) => ({ shopId: id, kind, data })))
  const rows = rowsOf(id, seed.products)
  for (let start = 0; start < rows.length; start += BATCH) {
    await transaction.insert(products).values(rows.slice(start, start + BATCH))
  }
}

/** Replaces a shop's data. Carts, customers and orders stay. */
export const replaceShop = (db: Database, seed: ShopData, version = versionOf(seed)): Promise<void> =>
  db.transaction((transaction) => writeShop(transaction, seed, version))

// A shop multiplied for a benchmark has the plain version, this mark and its number of articles.
const MULTIPLIED = '+'

/** Writes the shops whose data differ from the database. Shops multiplied for a benchmark stay so. */
export async function seedShops(db: Database, seeds: readonly ShopData[]): Promise<void> {
  const present = await readVersions(db)
  for (const seed of seeds) {
    if (present.get(seed.id)?.split(MULTIPLIED)[0] !== versionOf(seed)) await replaceShop(db, seed)
  }
}

/** Writes all shops, optionally multiplied to a number of articles. */
export async function reseedShops(db: Database, seeds: readonly ShopData[], articles?: number): Promise<void> {
  const present = await readVersions(db)
  for (const seed of seeds) {
    const version = articles === undefined ? versionOf(seed) : `${versionOf(seed)}${MULTIPLIED}${articles}`
    if (present.get(seed.id) === version) continue
    await replaceShop(db, articles === undefined ? seed : multiply(seed, articles), version)
  }
}

async function readVersions(db: Database) {
  const rows = await db.select({ id: shops.id, version: shops.version }).from(shops)
  return new Map(rows.map((shop) => [shop.id, shop.version]))
}

/** Returns a shop with `count` articles for benchmarks: the real ones, and copies with their own numbers and names. */
function multiply(shop: ShopData, count: number): ShopData {
  const originals = shop.products
  const copies = Array.from({ length: Math.max(0, count - originals.length) }, (_, index) => {
    const original = originals[index % originals.length]
    return original ? [copyOf(original, Math.floor(index / originals.length) + 2)] : []
  })
  return { ...shop, products: [...originals, ...copies.flat()] }
}

const copyOf = (product: Product, round: number): Product => ({
  ...product,
  id: `${product.id}-x${round}`,
  itemNumber: `${product.itemNumber}-X${round}`,
  name: `${product.name} ${round}`,
  urlKey: `${product.urlKey}-${round}`,
  variations: product.variations.map((variation) => ({
    ...variation,
    id: `${variation.id}-x${round}`,
    itemNumber: `${variation.itemNumber}-X${round}`,
  })),
})

/** Turns a variation into an article, so that the cart finds one row for everything that is sold. */
export function articleOf(product: Product, variation: ProductVariation): Product {
  return {
    ...product,
    id: variation.id,
    itemNumber: variation.itemNumber,
    pictures: variation.pictures.length > 0 ? variation.pictures : product.pictures,
    colorName: variation.colorName ?? product.colorName,
    productAttributes: { ...product.productAttributes, ...variation.attributes },
    chosenAttributes: variation.attributes,
    price: variation.price ?? product.price,
    ...(variation.content && { content: variation.content }),
    inStock: variation.inStock,
    configurableAttributes: {},
    variations: [],
  }
}
