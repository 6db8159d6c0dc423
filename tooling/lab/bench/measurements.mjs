import { randomUUID } from 'node:crypto'

const SHOP = '/shops/product_global/api'
/** A free shop, so that one call places an order. */
const FREE_SHOP = '/shops/phonicear_dk_forbrugsshop_free/api'
const WORDS = ['battery', 'dome', 'filter', 'clean', 'dry', 'charger', 'phone', 'clock', 'case', 'tube']
const POST = { method: 'POST', headers: { 'content-type': 'application/json' } }

/**
 * What is measured. Products and categories are found in the shops themselves.
 * @param {Record<string, number>} ports
 */
export async function measurements({ SITE_PORT, GATEWAY_PORT }) {
  const gateway = (path = '') => ({ url: `http://127.0.0.1:${GATEWAY_PORT}${path}` })
  const read = async (path) => (await fetch(gateway(path).url)).json()
  const largest = await largestCategory(read, SHOP)
  const product = buyable(largest.products)
  const names = [...new Set(largest.products.map((one) => one.name))]
  const freeProduct = buyable((await largestCategory(read, FREE_SHOP)).products)
  const site = { url: `http://127.0.0.1:${SITE_PORT}/`, headers: { host: `product-global.localhost:${SITE_PORT}` } }
  const visitor = randomUUID()
  await fetch(gateway(`${SHOP}/cart/add`).url, { ...POST, body: addition(visitor, product) })

  return [
    { name: 'Product list', ...gateway(`${largest.path}&take=24`) },
    { name: 'and its filters', ...gateway(`${largest.path}&take=24&facets=true`) },
    { name: 'and any filters', ...gateway(), requests: filteredLists(largest.path) },
    {
      name: 'Product details',
      ...gateway(`${SHOP}/products/details?itemNumber=${encodeURIComponent(product.itemNumber)}`),
    },
    { name: 'Search', ...gateway(), requests: WORDS.map(search) },
    {
      name: 'Search for a name',
      ...gateway(),
      requests: searchesFor(names),
    },
    {
      name: 'Cart add (durable)',
      ...gateway(),
      // A new visitor each time: a line that is full would not be saved any more.
      requests: [{ ...POST, path: `${SHOP}/cart/add`, setupRequest: setupAddition(product) }],
    },
    { name: 'Cart get', ...gateway(`${SHOP}/cart/get?userId=${visitor}`) },
    {
      name: 'Place order (and add)',
      ...gateway(),
      requests: orders(freeProduct),
      callsEach: 2,
      // Refused orders come with status 200 too.
      verifyBody: (body) => !body.includes('errorKeys'),
    },
    { name: `List of all ${largest.products.length} products`, ...gateway(largest.path) },
    { name: 'Page, cached', ...site },
    // Before the single ones, so that the code is warm.
    { name: 'Pages, rendered 25 at once', ...site, connections: 25, requests: newPage() },
    { name: 'Page, rendered', ...site, connections: 1, requests: newPage(), isServedBy: 'SITES_PID' },
  ]
}

const FILTERS = [
  'fits_10',
  'fits_13',
  'fits_312',
  'fits_675',
  'type_standard',
  'type_long-life',
  'stock_in',
  'offer_on',
]

/** Any of the filters of batteries, for an address: too many choices to be cached with each part of a list. */
export const anyFilters = () =>
  FILTERS.filter(() => Math.random() < 0.3)
    .map((filter) => `&filter=${filter}`)
    .join('')

const filteredLists = (path) => [
  {
    setupRequest: (request) => ({
      ...request,
      path: `${path}&take=24&skip=${24 * Math.floor(Math.random() * 400)}&facets=true${anyFilters()}`,
    }),
  },
]

const search = (words) => ({
  method: 'GET',
  path: `${SHOP}/products/search?take=24&query=${encodeURIComponent(words)}`,
})
/** A search page of 24 products that is not in the cache. */
const newPage = () => [
  { setupRequest: (request) => ({ ...request, path: `/search-result/battery%20${randomUUID().slice(0, 8)}` }) },
]

/** Searches for one name after another, so that few searches are cached. */
function searchesFor(names) {
  let searches = 0
  return [{ setupRequest: (request) => ({ ...request, ...search(names[searches++ % names.length]) }) }]
}

const addition = (userId, { id }) => JSON.stringify({ userId, products: { [id]: 1 } })

const setupAddition = (product) => (request, visit) => {
  visit.userId = randomUUID()
  return { ...request, body: addition(visit.userId, product) }
}
const setupOrder = (request, visit) => ({ ...request, body: JSON.stringify(orderOf(visit)) })

let customers = 0

/** Each order is of another customer, because an email address and a CPR number may order ten times a day. */
function orderOf({ userId }) {
  const customer = customers++
  const cprNumber = `0101${String(customer % 100).padStart(2, '0')}-${String(1000 + (Math.floor(customer / 100) % 9000))}`
  const invoiceAddress = { ...order.invoiceAddress, email: `${customer}@example.com` }
  return { ...order, userId, invoiceAddress, customProperties: { cprNumber } }
}

/** A new visitor fills a cart and orders it each time. */
function orders(product) {
  return [
    { ...POST, path: `${FREE_SHOP}/cart/add`, setupRequest: setupAddition(product) },
    { ...POST, path: `${FREE_SHOP}/cart/initialize-transaction`, setupRequest: setupOrder },
  ]
}

const order = {
  shippingMethod: 'gls',
  invoiceAddress: {
    firstName: 'Inger',
    lastName: 'Sørensen',
    email: 'inger@example.com',
    addressLine1: 'Strandvejen 112',
    postalCode: '2900',
    city: 'Hellerup',
    phoneNumber: '39620014',
    countryCode: 'DK',
  },
  termsAndConditionsAgreed: true,
  privacyPolicyAgreed: true,
}

/** Reads the first category of a shop, which is its largest, with all its products. */
async function largestCategory(read, shop) {
  const [category] = await read(`${shop}/products/categories`)
  const path = `${shop}/products/browse?route=${encodeURIComponent(category.url)}`
  return { path, products: (await read(path)).products }
}

function buyable(products) {
  const product = products.find((one) => one.inStock && one.canAddToCart && !one.isConfigurable)
  if (!product) throw new Error('The shop has no products to measure with.')
  return product
}
