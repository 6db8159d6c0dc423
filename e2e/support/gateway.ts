import type { Page } from '@playwright/test'
import { servers } from './servers.ts'
import type { Site } from './sites.ts'

/** What a test needs to know of a product. */
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

const address = ({ shop }: Site, path: string) => `${servers.gatewayFromNode}/shops/${shop}/api/${path}`

/** The address at the gateway itself of a call that a page makes to its own site, which Node does not find by its name. */
export function gatewayAddress({ shop }: Site, url: string) {
  const { pathname, search } = new URL(url)
  return `${servers.gatewayFromNode}/shops/${shop}${pathname}${search}`
}

/** Asks a shop's gateway without a browser; throws for anything but success. */
export async function callGateway<Answer>(site: Site, path: string, json?: unknown): Promise<Answer> {
  const sends = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  const answer = await fetch(address(site, path), { headers: { 'content-type': 'application/json' }, ...sends })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return (await answer.json()) as Answer
}

/** The categories of a shop, in the order of its menu. */
export const categoriesOf = (site: Site) => callGateway<Category[]>(site, 'products/categories')

/** Something to buy: a category, and in it a product that is bought as it is and one whose options are chosen first. */
export async function sampleProductsOf(site: Site) {
  const categories = await categoriesOf(site)
  const perCategory = await Promise.all(
    categories.map(async (category) => {
      const { products } = await callGateway<{ products: Product[] }>(site, `products/browse?route=${category.url}`)
      const forSale = products.filter(({ inStock, canAddToCart }) => inStock && canAddToCart)
      return { category, simple: forSale.find(isSimple), configurable: forSale.find((product) => !isSimple(product)) }
    }),
  )
  return {
    simple: choose(
      perCategory.find(({ simple }) => simple)?.category,
      perCategory.find(({ simple }) => simple)?.simple,
    ),
    configurable: choose(
      perCategory.find(({ configurable }) => configurable)?.category,
      perCategory.find(({ configurable }) => configurable)?.configurable,
    ),
  }
}

const isSimple = ({ isConfigurable }: Product) => !isConfigurable

function choose(category: Category | undefined, product: Product | undefined) {
  if (!category || !product) throw new Error('The demo shop has nothing of this kind')
  return { category, product, path: `${category.url}/details/${encodeURIComponent(product.itemNumber)}` }
}

interface Cart {
  total: number
  displayPrice: string
  products: { itemNumber: string; name: string; quantity: number }[]
}

/** The id the shop gives this visitor as soon as it is hydrated. */
export async function visitorId(page: Page): Promise<string> {
  await page.waitForFunction(() => document.cookie.includes('user='))
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'user')
  if (!cookie) throw new Error('The shop does not know its visitor')
  const user = JSON.parse(decodeURIComponent(cookie.value)) as { userProfile: { userId: string } }
  return user.userProfile.userId
}

/** What the gateway has in the cart of the visitor of a page. */
export const cartOf = async (page: Page, site: Site) =>
  callGateway<Cart>(site, `cart/get?userId=${encodeURIComponent(await visitorId(page))}`)
