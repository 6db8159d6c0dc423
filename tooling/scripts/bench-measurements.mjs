import { randomUUID } from 'node:crypto'
import { fetchText } from './servers.mjs'

const SHOP = '/shops/product_global/api'
const WORDS = ['battery', 'dome', 'filter', 'clean', 'dry', 'charger', 'phone', 'clock', 'case', 'tube']

/**
 * What is measured, each with the bar it should reach; products and categories are found in the shop itself.
 * @param {Record<string, number>} ports
 */
export async function measurements({ SITE_PORT, GATEWAY_PORT }) {
  const read = async (place) => JSON.parse(await fetchText(GATEWAY_PORT, SHOP + place))
  const category = listIn(await read('/products/categories'))[0]
  const browse = `/products/browse?route=${encodeURIComponent(category.url)}`
  const product = firstProduct(await read(browse))
  const gateway = (place) => ({ url: `http://127.0.0.1:${GATEWAY_PORT}${SHOP}${place}` })
  const site = { url: `http://127.0.0.1:${SITE_PORT}/`, headers: { host: `product-global.localhost:${SITE_PORT}` } }
  let visitor = 0
  const cartOf = randomUUID()

  return [
    { name: 'Product list', leastPerSecond: 2000, ...gateway(browse) },
    {
      name: 'Product details',
      leastPerSecond: 2000,
      ...gateway(`/products/details?itemNumber=${encodeURIComponent(product.itemNumber)}`),
    },
    { name: 'Search', leastPerSecond: 1500, mostMilliseconds: 60, ...gateway(''), requests: searches() },
    {
      name: 'Cart add (durable)',
      leastPerSecond: 500,
      mostMilliseconds: 120,
      ...gateway('/cart/add'),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Many visitors, each adding to a cart of their own.
      setupClient: (client) => client.setBody(addition(visitor++ === 0 ? cartOf : randomUUID(), product)),
    },
    { name: 'Cart get', leastPerSecond: 1500, ...gateway(`/cart/get?userId=${cartOf}`) },
    { name: 'Page, cached', leastPerSecond: 2000, ...site },
    {
      name: 'Page, rendered',
      mostMilliseconds: 25,
      percentile: 'p50',
      ...site,
      connections: 1,
      requests: [{ setupRequest: (request) => ({ ...request, path: `/search-result/${randomUUID()}` }) }],
    },
  ]
}

const searches = () => WORDS.map((word) => ({ method: 'GET', path: `${SHOP}/products/search?query=${word}` }))
const addition = (userId, { id }) => JSON.stringify({ userId, products: { [id]: 1 } })
const listIn = (answer) => (Array.isArray(answer) ? answer : answer.categories)

/** The first product of a list, however the answer wraps it. */
function firstProduct(answer) {
  const products = Array.isArray(answer)
    ? answer
    : Object.values(answer).find((value) => Array.isArray(value) && value[0]?.itemNumber)
  if (!products?.[0]) throw new Error('The shop has no products to measure with.')
  return products[0]
}
