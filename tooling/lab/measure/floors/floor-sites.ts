import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { OurSite } from '../our-sites.ts'
import type { MeasuredSite } from '../site.ts'
import { writeFloor } from './floor.ts'
import { fetchFloorContent } from './floor-content.ts'
import { writeStackFloor } from './stack-floor.ts'
import { serveFolder } from './static-server.ts'

export const FLOOR = 'floor'
export const STACK_FLOOR = 'stack-floor'

/** Builds both floors with the goods of a site of ours, and serves them until this process ends. */
export async function startFloors(site: OurSite, folder: string): Promise<MeasuredSite[]> {
  const [floor, stackFloor] = [FLOOR, STACK_FLOOR].map((name) => path.join(folder, name)) as [string, string]
  for (const made of [floor, stackFloor]) await mkdir(made, { recursive: true })
  const goods = await fetchFloorContent(site, floor)
  await writeFloor(goods, floor)
  await writeStackFloor(goods, floor, stackFloor)
  const pages = { home: '/', category: '/category', product: `/p/${goods.measured}`, cart: '/cart' }
  const shared = { pages, addButton: '#add', cartCount: '#n', productLinks: 'a.card', productHeading: 'h1' }
  return [
    { name: FLOOR, origin: await serveFolder(floor), ...shared },
    { name: STACK_FLOOR, origin: await serveFolder(stackFloor), ...shared },
  ]
}
