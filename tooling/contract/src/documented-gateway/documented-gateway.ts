import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createCustomers } from './account/customers.ts'
import { loginCalls } from './account/login-calls.ts'
import { profileCalls } from './account/profile-calls.ts'
import { subscriptionCalls } from './account/subscription-calls.ts'
import { cartCalls, type Carts } from './cart/calls.ts'
import { mergeProperties, replaceProperties } from './cart/cart.ts'
import { catalogueCalls } from './catalogue/calls.ts'
import { checkoutCalls } from './checkout/calls.ts'
import { dropInCalls } from './checkout/drop-in-calls.ts'
import { paymentCalls, type EndPayment } from './checkout/payment-calls.ts'
import { endPayment } from './checkout/end-payment.ts'
import { createTransactions, type PaymentStatus } from './checkout/transactions.ts'
import { contentCalls } from './content/calls.ts'
import { defaultSettings, type ShopSettings } from './content/settings.ts'
import { rejected, type UnshownAnswer } from './http/answers.ts'
import { BoundedMap } from './http/bounded-map.ts'
import { orderCalls } from './orders/calls.ts'
import { inMarket, type Market } from './markets.ts'
import { plant, type Fault } from './defects/plant.ts'
import { createOrders } from './orders/orders.ts'

// Where the documents leave a form open, the most literal one is chosen:
// - An answer that is not shown has no body (`unshownAnswer: 'object'` answers `{}`).
// - Single objects and lists without a named field stand alone, without an envelope.
// - Amounts of carts and transactions are price texts; `priceResponse.price` and a delivery's `cost` are numbers.
// - `customProperties` are merged (`replacesProperties: true` replaces them all).
// - The call for recommended products sends others than the configuration names.
// - A url key is a parameter `url`, or any parameter with the value `url`.
// - `paymentMethods` is the JSON text of an object with a list `paymentMethods`.
// - A missing subscription is one whose `id` is null. A profile's refusal has its codes in `data.errors`.
// - Error codes are the keys that the documents write. The printable order and reorder need no token.

export { registered } from './account/customers.ts'

export interface Options {
  /** Replaces single settings of the shop. `featureFlags` are merged with the defaults. */
  settings?: Partial<ShopSettings>
  unshownAnswer?: UnshownAnswer
  /** Whether sent properties replace all that the cart has. By default they are merged. */
  replacesProperties?: boolean
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** What answers have in another form (`variants.ts`). */
  changes?: readonly Fault[]
  /** A mistake in one of the answers. */
  fault?: Fault | undefined
  /** The market in whose culture, currency and dates it answers. By default Sweden, with dates of ISO 8601. */
  market?: Market | undefined
}

const bodyBytes = 100_000
const unknownCallLimit = 100

/**
 * A gateway written from the two specification documents alone. Keeps everything in memory.
 * `fetch` answers a request without a network. `control` does what happens outside the shop.
 */
export function createDocumentedGateway({
  settings = {},
  unshownAnswer = 'empty',
  replacesProperties = false,
  now = Date.now,
  changes = [],
  fault,
  market,
}: Options = {}) {
  const featureFlags = { ...defaultSettings.featureFlags, ...settings.featureFlags }
  const shop: ShopSettings = { ...defaultSettings, ...settings, featureFlags }
  const customers = createCustomers()
  const carts: Carts = new BoundedMap(1000)
  const setProperties = replacesProperties ? replaceProperties : mergeProperties
  const orders = createOrders(now())
  const transactions = createTransactions()
  const end: EndPayment = (transaction, status) => endPayment(transaction, status, carts, orders, now())

  const app = new Hono()
  app.use(bodyLimit({ maxSize: bodyBytes }))
  app.route('/', catalogueCalls())
  app.route('/', contentCalls(shop, unshownAnswer))
  app.route('/', cartCalls(carts, setProperties, unshownAnswer))
  app.route('/', checkoutCalls({ carts, transactions, settings: shop, setProperties, endPayment: end }))
  app.route('/', paymentCalls(transactions, end))
  app.route('/', dropInCalls(carts, transactions, end))
  app.route('/', loginCalls(customers, now, unshownAnswer))
  app.route('/', profileCalls(customers, now))
  app.route('/', subscriptionCalls(customers, now, unshownAnswer))
  app.route('/', orderCalls({ orders, carts, customers, now, unshownAnswer }))

  const unknownCalls: string[] = []
  app.notFound((context) => {
    if (unknownCalls.length < unknownCallLimit) unknownCalls.push(`${context.req.method} ${context.req.path}`)
    return rejected(context, 404, 'unknown-call')
  })

  const control = {
    /** Ends a payment as the provider of a drop-in does. */
    pay(transactionId: string, status: PaymentStatus) {
      const transaction = transactions.get(transactionId)
      if (transaction) end(transaction, status)
    },
    /** The calls that the documents do not name, the oldest first. */
    unknownCalls: () => [...unknownCalls],
    /** The reset links that were sent, the oldest first. */
    resetLinks: () => [...customers.resetSessions].map(([sessionId, userId]) => ({ userId, sessionId })),
  }
  const own = changes.reduce(plant, async (request: Request) => app.fetch(request))
  const direct = market ? inMarket(own, market) : own
  const fetch = fault ? plant(direct, fault) : direct
  return { fetch, control, ...listening(fetch) }
}

/** Opens and closes a port on loopback. */
function listening(fetch: (request: Request) => Promise<Response>) {
  let server: ServerType | undefined
  return {
    /** Resolves with the address. Port 0 takes a free port. */
    listen: (port = 0) =>
      new Promise<string>((resolve) => {
        server = serve({ fetch, hostname: '127.0.0.1', port }, (info) => resolve(`http://127.0.0.1:${info.port}`))
      }),
    close: () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
  }
}
