import { get } from 'node:http'
import type { MeasuredSite } from './site.ts'

/** The site that represents a brand: its first market, with a category and a product without variations. */
export interface OurSite extends MeasuredSite {
  category: { title: string; path: string }
}

interface Category {
  title: string
  url: string
}
interface Product {
  id: string
  variations: readonly { id: string }[]
  itemNumber: string
  inStock: boolean
  canAddToCart: boolean
  isConfigurable: boolean
}

/** One site of each brand, among all that a site server serves. Throws for a brand that is not among them. */
export async function ourSites(port: number, brands: readonly string[]): Promise<OurSite[]> {
  return Promise.all(brands.map((brand) => ourSite(siteNames[brand] ?? brand, port)))
}

const siteNames: Readonly<Record<string, string>> = {
  product: 'product-global',
  phonicear: 'phonicear-dk',
  bernafon: 'bernafon-global',
  horselbutik: 'horselbutik-se',
}

async function ourSite(name: string, port: number): Promise<OurSite> {
  const origin = `http://${name}.localhost:${port}`
  const categories = JSON.parse(await fetchFrom(origin, '/api/products/categories')) as Category[]
  const lists = await Promise.all(
    categories.map(async ({ title, url }) => {
      const text = await fetchFrom(origin, `/api/products/browse?route=${encodeURIComponent(url)}`)
      return { title, url, products: (JSON.parse(text) as { products: Product[] }).products }
    }),
  )
  for (const { title, url, products } of lists) {
    const product = products.find((one) => isForSale(one) && !one.isConfigurable)
    if (!product) continue
    return {
      name,
      origin,
      category: { title, path: url },
      pages: {
        home: '/',
        category: url,
        product: `${url}/details/${encodeURIComponent(product.itemNumber)}`,
        cart: '/cart',
      },
      addButton: 'main [data-replay^="add:"]',
      cartCount: 'header a[href="/cart"]',
      productLinks: 'main article h2 a',
      productHeading: 'main h1',
      manyProducts: lists.flatMap((list) => list.products.filter(isForSale).flatMap(idsOf)).slice(0, LONG_CART),
    }
  }
  throw new Error(`${name} has nothing to measure: no category holds a product that is bought as it is.`)
}

const LONG_CART = 100
const isForSale = ({ inStock, canAddToCart }: Product) => inStock && canAddToCart
const idsOf = ({ id, isConfigurable, variations }: Product) =>
  isConfigurable ? variations.map((variation) => variation.id) : [id]

/** Reads an address of a site. Node does not resolve names below localhost, so the host header names the site. */
export async function fetchFrom(origin: string, path: string): Promise<string> {
  return (await fetchBytes(origin, path)).toString()
}

/** The same for binary content. */
export function fetchBytes(origin: string, path: string): Promise<Buffer> {
  const { host, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { host, accept: '*/*' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts))
        else reject(new Error(`${origin}${path} answers ${answer.statusCode}`))
      })
    })
    request.on('error', reject)
  })
}
