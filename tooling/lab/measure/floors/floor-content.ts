import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fetchBytes, fetchFrom, type OurSite } from '../our-sites.ts'

/** A product as the floors sell it. `picture` is its file without size and ending. */
export interface FloorProduct {
  slug: string
  name: string
  description: string
  price: string
  picture: string
}

/** The content of the floors: our own goods with our own pictures. Only the way the pages are made differs. */
export interface FloorContent {
  title: string
  /** The product whose page is measured. */
  measured: string
  products: readonly FloorProduct[]
  /** The largest picture of our first page. */
  hero: string
}

interface Found {
  itemNumber: string
  name: string
  description: string
  imageUrl: string
  priceResponse?: { priceStr: string }
}

const SHOWN = 24

/** Reads one category of a site, and keeps its pictures below `folder`. */
export async function fetchFloorContent({ origin, category, pages }: OurSite, folder: string): Promise<FloorContent> {
  const list = await fetchFrom(origin, `/api/products/browse?route=${encodeURIComponent(category.path)}`)
  const { products } = JSON.parse(list) as { products: Found[] }
  const goods = products.slice(0, SHOWN).map(({ itemNumber, name, description, imageUrl, priceResponse }) => ({
    slug: itemNumber.toLowerCase(),
    name,
    description,
    price: priceResponse?.priceStr ?? '',
    picture: path.basename(path.dirname(imageUrl)),
  }))
  const home = await fetchFrom(origin, pages.home)
  const [hero = ''] = /\/api\/pictures\/[\w-]+\/720\.avif/.exec(home.slice(home.indexOf('<main'))) ?? []
  await mkdir(path.join(folder, 'img'), { recursive: true })
  const keep = async (from: string, to: string) =>
    writeFile(path.join(folder, 'img', to), await fetchBytes(origin, from))
  await keep(hero || `/api/pictures/${goods[0]?.picture}/720.avif`, 'hero.avif')
  for (const { picture } of goods) {
    await keep(`/api/pictures/${picture}/360.avif`, `${picture}-s.avif`)
    await keep(`/api/pictures/${picture}/720.avif`, `${picture}-l.avif`)
  }
  const measured = decodeURIComponent(path.basename(pages.product)).toLowerCase()
  return { title: category.title, measured, products: goods, hero: '/img/hero.avif' }
}
