import { setTimeout as pause } from 'node:timers/promises'
import { buyerIn } from './buyer.mjs'
import { PAYING } from './paying.mjs'

const read = (text) => (text ? JSON.parse(text) : undefined)

/**
 * Buys once through a site as a customer does: views pages, fills a cart, orders, pays, and waits for the order. Rejects with
 * the reason of the first step that fails.
 * @param {{
 *   ask: (request: { path: string, body?: object }) => Promise<string>,
 *   sandbox?: (path: string, body: object) => Promise<any>,
 *   customer: { userId: string, email: string, countryCode: string },
 *   thinkingMs?: number, polls: number, pollMs: number,
 * }} purchase `ask` sends a request to the site. Without `sandbox` the purchase ends before it is paid.
 * @returns {Promise<'placed' | 'paid' | 'opened'>} `paid`: the order did not show in time. `opened`: it was not to be paid
 */
export async function buy({ ask, sandbox, customer, thinkingMs = 0, polls, pollMs }) {
  const { userId, email, countryCode } = customer
  const get = async (path, query = {}) =>
    read(await ask({ path: `/api${path}?${new URLSearchParams({ userId, ...query })}` }))
  const post = async (path, body) => read(await ask({ path: `/api${path}`, body: { userId, ...body } }))

  const html = await ask({ path: '/' })
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  if (script) await ask({ path: script })
  const configuration = await get('/v1.0/configuration/frontend')
  const [category] = await get('/products/categories')
  await ask({ path: encodeURI(category.url) })
  const { products } = await get('/products/browse', { route: category.url })
  const product = products.find((one) => one.inStock && one.canAddToCart && !one.isConfigurable)
  if (!product) throw new Error(`Nothing can be bought in ${category.url}`)
  await pause(thinkingMs)
  await post('/cart/add', { products: { [product.id]: 1 } })
  const ids = await post('/cart/initialize-transaction', {
    shippingMethod: configuration.shippingTypes[0].code,
    invoiceAddress: buyerIn(countryCode, email),
    termsAndConditionsAgreed: true,
    privacyPolicyAgreed: true,
  })
  if (!ids.transactionId) throw new Error(`The order was refused: ${ids.errorKeys}`)

  const name = configuration.paymentProvider ?? configuration.featureFlags?.paymentProvider
  const paying = PAYING.find(({ provider }) => provider.toLowerCase() === name)
  if (!paying) throw new Error(`Nobody can pay with ${name} here`)
  if (!sandbox) {
    await paying.open({ get })
    return 'opened'
  }
  await paying.pay({ ids, get, post, email, sandbox })
  await paying.comeBack?.({ ids, get })
  for (let looks = 0; looks < polls; looks++) {
    if ((await get('/cart/get-transaction', ids)).orderPlaced) return 'placed'
    await pause(pollMs)
  }
  return 'paid'
}
