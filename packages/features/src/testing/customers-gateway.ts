import { authenticate, profile } from '@shop/api-client/fixtures/account.ts'
import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import type { Answer, Call } from './fake-gateway.ts'

const PRICE = 3

interface StoredCart {
  quantities: Map<string, number>
  shipping: string
  properties: Record<string, string>
}

/** An order as the gateway received it. */
interface Ordered {
  userId: string
  /** The quantities in the cart, by product. */
  goods: Record<string, number>
  shippingMethod: string
  street: string
  consents: [terms: boolean, privacy: boolean]
}

/**
 * A gateway with carts, one customer and tokens that can be revoked. A customer's id needs the token. A merge adds the
 * quantities.
 */
export function customersGateway(goods: Readonly<Record<string, number>>) {
  const customerId = profile.userId
  const carts = new Map<string, StoredCart>()
  const tokens = new Set(['token'])
  const orders: Ordered[] = []
  const calls: string[] = []
  const paid = new Set<string>()
  let authentication: object = authenticate.answer
  let refusesAccountCalls = false
  let lost: string | undefined
  const cartOf = (userId: string) => {
    const cart = carts.get(userId) ?? { quantities: new Map<string, number>(), shipping: '', properties: {} }
    carts.set(userId, cart)
    return cart
  }
  for (const [id, quantity] of Object.entries(goods)) cartOf(customerId).quantities.set(id, quantity)

  const isAllowed = ({ authorization }: Call, userId: string) =>
    userId !== customerId || (authorization !== null && tokens.has(authorization.replace('Bearer ', '')))
  const add = (userId: string, id: string, quantity: number) => {
    const { quantities } = cartOf(userId)
    quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  const merge = (from: string, into: string) => {
    for (const [id, quantity] of cartOf(from).quantities) add(into, id, quantity)
    cartOf(from).quantities.clear()
  }

  const cartCalls: Record<string, (userId: string, call: Call) => unknown> = {
    get: (userId) => answerOf(cartOf(userId)),
    add: (userId, { body }) => {
      const { products } = body as { products: Record<string, number> }
      for (const [id, quantity] of Object.entries(products)) add(userId, id, quantity)
    },
    remove: (userId, { body }) => void cartOf(userId).quantities.delete((body as { itemNumber: string }).itemNumber),
    updateProduct: (userId, { body }) => {
      const { itemNumber, quantity } = body as { itemNumber: string; quantity: number }
      cartOf(userId).quantities.set(itemNumber, quantity)
    },
    update: (userId, { body }) => {
      cartOf(userId).shipping = (body as { shippingMethod: string }).shippingMethod
    },
    'update-properties': (userId, { body }) => {
      const { customProperties } = body as { customProperties: Record<string, string> }
      cartOf(userId).properties = { ...cartOf(userId).properties, ...customProperties }
    },
    'override-cart': (userId, { query }) => merge(query.get('previousUserId') ?? '', userId),
    'initialize-transaction': (userId, { body }) => {
      const order = body as Record<string, unknown> & {
        shippingMethod: string
        invoiceAddress: { addressLine1: string }
      }
      orders.push({
        userId,
        goods: Object.fromEntries(cartOf(userId).quantities),
        shippingMethod: order.shippingMethod,
        street: order.invoiceAddress.addressLine1,
        consents: [order['termsAndConditionsAgreed'] === true, order['privacyPolicyAgreed'] === true],
      })
      return { transactionId: `t-${orders.length}`, correlationId: 'c' }
    },
    'get-transaction': (userId, { query }) => {
      const order = orders[Number(query.get('transactionId')?.replace('t-', '')) - 1]
      if (order?.userId !== userId) return notFound()
      if (paid.has(query.get('transactionId') ?? '')) return getTransaction.answer
      return { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending', hash: '' }
    },
  }

  const answer: Answer = (call) => {
    const { path, query, body } = call
    if (path === '/api/v1.0/authenticate') {
      tokens.add(authenticate.answer.access_token)
      return authentication
    }
    // The provider's form never loads.
    if (path === '/api/nets') return new Promise(() => undefined)
    if (path.startsWith('/api/v1.0/me') && refusesAccountCalls) return new Response(null, { status: 401 })
    const [, name = ''] = /^\/api\/cart\/(.+)$/.exec(path) ?? []
    const handle = cartCalls[name]
    if (!handle) return undefined
    const userId = query.get('userId') ?? (body as { userId: string }).userId
    calls.push(`${userId === customerId ? 'customer' : 'guest'} ${name}`)
    if (!isAllowed(call, userId)) return new Response(null, { status: 401 })
    const answered = handle(userId, call) ?? {}
    if (name === lost) throw new TypeError('Failed to fetch')
    return answered
  }
  return {
    answer,
    orders,
    /** The cart calls, each with `customer` or `guest`. */
    calls,
    /** Pays a transaction and places its order. */
    pay: (transactionId: string) => void paid.add(transactionId),
    revokeTokens: () => tokens.clear(),
    /** Refuses the token in calls about the profile. */
    refuseAccountCalls: () => {
      refusesAccountCalls = true
    },
    /** Executes a call, but loses its answer. */
    loseAnswersTo: (name: string | undefined) => {
      lost = name
    },
    /** Sets the answer to the next login. */
    logsIn: (answered: object) => {
      authentication = answered
    },
    writeProperties: (userId: string, properties: Record<string, string>) => {
      cartOf(userId).properties = properties
    },
    put: (userId: string, id: string, quantity: number) => {
      if (quantity > 0) cartOf(userId).quantities.set(id, quantity)
      else cartOf(userId).quantities.delete(id)
    },
    shippingOf: (userId: string) => cartOf(userId).shipping,
    goodsOf: (userId: string) => Object.fromEntries(cartOf(userId).quantities),
  }
}

const notFound = () => Response.json({ errorCode: 'not-found' }, { status: 404 })

function answerOf({ quantities, shipping, properties }: StoredCart) {
  const products = [...quantities].map(([id, quantity]) => ({
    id,
    itemNumber: id,
    name: `Article ${id}`,
    quantity,
    price: `£${PRICE}.00`,
    total: `£${PRICE * quantity}.00`,
  }))
  const total = products.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    products,
    total,
    displayPrice: `£${PRICE * total}.00`,
    selectedShippingType: shipping,
    customProperties: properties,
  }
}
