import type { Page } from '@playwright/test'
import type { Site } from './sites.ts'
import { visitorId } from '../customers/visitor.ts'

/** A product, with the fields that tests read. */
export interface Product {
  id: string
  itemNumber: string
  name: string
  description: string
  urlKey: string
  inStock: boolean
  canAddToCart: boolean
  isConfigurable: boolean
}
interface Category {
  title: string
  url: string
  subcategories: { title: string; url: string }[]
}

const address = ({ gateway, shop }: Site, path: string) => `${gateway}/shops/${shop}/api/${path}`

/** Returns the gateway's address of a call that a page sends to its site, whose name Node does not resolve. */
export function gatewayAddress({ gateway, shop }: Site, url: string) {
  const { pathname, search } = new URL(url)
  return `${gateway}/shops/${shop}${pathname}${search}`
}

/** Calls a shop's gateway without a browser, as its site forwards calls. Throws for anything but success. */
export async function callGateway<Answer>(site: Site, path: string, json?: unknown, token?: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-host': new URL(site.origin).host,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const sends = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  const answer = await fetch(address(site, path), { headers, ...sends })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return (await answer.json()) as Answer
}

/** Returns the categories of a shop in the order of its menu. */
export const categoriesOf = (site: Site) => callGateway<Category[]>(site, 'products/categories')

/** Returns the address of the category of batteries, which more divides than others. */
export async function batteriesOf(site: Site) {
  const category = (await categoriesOf(site)).find(({ title }) => /^batter/i.test(title))
  return category?.url ?? ''
}

async function productsIn(site: Site, { url }: Category) {
  return (await callGateway<{ products: Product[] }>(site, `products/browse?route=${url}`)).products
}

const forSaleIn = async (site: Site, category: Category) =>
  (await productsIn(site, category)).filter(({ inStock, canAddToCart }) => inStock && canAddToCart)

/** Returns the last parts of the addresses of all products: their item numbers and their url keys. */
export async function productKeysOf(site: Site): Promise<ReadonlySet<string>> {
  const categories = await categoriesOf(site)
  const products = await Promise.all(categories.map((category) => productsIn(site, category)))
  return new Set(products.flat().flatMap(({ itemNumber, urlKey }) => [encodeURIComponent(itemNumber), urlKey]))
}

type SampleProducts = ReturnType<typeof findSampleProducts>
const samples = new Map<string, SampleProducts>()

/**
 * Returns a product without options and a product with options, each with its category. Looked up once, because no
 * configuration changes what a shop sells.
 */
export function sampleProductsOf(site: Site): SampleProducts {
  const sample = samples.get(site.origin) ?? findSampleProducts(site)
  samples.set(site.origin, sample)
  return sample
}

async function findSampleProducts(site: Site) {
  const categories = await categoriesOf(site)
  const offers = (
    await Promise.all(
      categories.map(async (category) =>
        (await forSaleIn(site, category)).map((product) => ({ category, product, path: pathOf(category, product) })),
      ),
    )
  ).flat()
  return {
    simple: found(offers.find(({ product }) => !product.isConfigurable)),
    configurable: found(offers.find(({ product }) => product.isConfigurable)),
  }
}

/** Returns products of one category that have no options. */
export async function simpleProductsOf(site: Site, count: number): Promise<Product[]> {
  const { category } = (await sampleProductsOf(site)).simple
  const simple = (await forSaleIn(site, category)).filter(({ isConfigurable }) => !isConfigurable)
  return Array.from({ length: count }, (_, index) => found(simple[index]))
}

const pathOf = ({ url }: Category, { itemNumber }: Product) => `${url}/details/${encodeURIComponent(itemNumber)}`

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The demo shop has nothing of this kind')
  return thing
}

interface Cart {
  total: number
  displayPrice: string
  products: { itemNumber: string; name: string; quantity: number }[]
}

/** Returns the gateway's cart of a page's visitor. */
export const cartOf = async (page: Page, site: Site) =>
  callGateway<Cart>(site, `cart/get?userId=${encodeURIComponent(await visitorId(page))}`)
