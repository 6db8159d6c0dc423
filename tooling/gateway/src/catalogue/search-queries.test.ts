import { readFileSync } from 'node:fs'
import { productListSchema } from '@shop/domain/catalogue/product.ts'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { searchQueries } from '../../testing/paths.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'

const gateway = useTestGateway({ shops: 'demo' })

/** What a person typed, and the product that it must find first. */
interface Query {
  shop: string
  wanted: string
  typed: string
}

/** Reads the list of queries: a heading names the shop, a line the product and what people type for it. */
function readQueries(): Query[] {
  const [, ...shops] = readFileSync(searchQueries, 'utf8').split(/^## /m)
  return shops.flatMap((section) => {
    const [shop = '', ...lines] = section.split('\n')
    return lines.flatMap((line) => {
      const [, wanted = '', typed = ''] = /^- ([^:]+): (.+)$/.exec(line) ?? []
      return typed.split(', ').flatMap((words) => (words ? { shop, wanted, typed: words } : []))
    })
  })
}

/** Returns the place of the wanted product among those found, from 1. Infinity if it is not found. */
async function rankOf({ shop, wanted, typed }: Query): Promise<number> {
  const url = `http://gateway.test/shops/${shop}/api/products/search?query=${encodeURIComponent(typed)}`
  const { products } = parse(productListSchema, await (await gateway.fetch(url)).json())
  const index = products.findIndex(({ itemNumber }) => itemNumber === wanted)
  return index < 0 ? Infinity : index + 1
}

const FIRST_SCREEN = 8

describe('what people type', () => {
  it('[SRCH-11] finds the right product first for 90 of 100, and on the first screen for 98', async () => {
    const queries = readQueries()
    expect(queries.length).toBeGreaterThanOrEqual(80)
    expect(new Set(queries.map(({ shop }) => shop)).size).toBe(3)
    const ranks = await Promise.all(queries.map(rankOf))
    const shareUpTo = (place: number) => ranks.filter((rank) => rank <= place).length / ranks.length
    const rows = queries.map(({ shop, wanted, typed }, index) => ({ rank: ranks[index] ?? 0, shop, wanted, typed }))
    const shown = rows.filter(({ rank }) => process.env['SEARCH_RANKS'] || rank > 1)
    console.log(shown.map(({ rank, shop, wanted, typed }) => `${rank}\t${shop}\t${wanted}\t${typed}`).join('\n'))
    console.log(`first ${shareUpTo(1)}, on the first screen ${shareUpTo(FIRST_SCREEN)}, of ${ranks.length}`)
    expect(shareUpTo(1)).toBeGreaterThanOrEqual(0.9)
    expect(shareUpTo(FIRST_SCREEN)).toBeGreaterThanOrEqual(0.98)
  })
})
