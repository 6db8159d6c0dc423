import { randomUUID } from 'node:crypto'

export const homeAddress = {
  firstName: 'Inger',
  lastName: 'Sørensen',
  email: 'inger@example.com',
  addressLine1: 'Strandvejen 112',
  postalCode: '2900',
  city: 'Hellerup',
  phoneNumber: '39 62 00 14',
  countryCode: 'DK',
}

/** Wraps `fetch` so that the calls come from another network address, as the site server forwards them. */
export const fetchFrom =
  (address: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', address)
    return fetch(url, { ...init, headers })
  }

/** Creates a visitor who calls a gateway by plain HTTP, as a browser does. */
export function createShopper(fetch: typeof globalThis.fetch, shopId = 'test_dk', userId: string = randomUUID()) {
  const base = `http://gateway.test/shops/${shopId}/api`
  let token = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
    const answer: any = await response.json().catch(() => undefined)
    return { status: response.status, headers: response.headers, body: answer }
  }
  const get = (path: string, query: Record<string, string> = {}) =>
    call('GET', `${path}?${new URLSearchParams({ userId, ...query }).toString()}`)
  const post = (path: string, body: object = {}) => call('POST', path, { userId, ...body })
  const order = (changes: object = {}) => ({
    userId,
    shippingMethod: 'home',
    invoiceAddress: homeAddress,
    termsAndConditionsAgreed: true,
    privacyPolicyAgreed: true,
    ...changes,
  })
  const add = (products: Record<string, unknown>) => post('/cart/add', { products })
  const placeOrder = (changes: object = {}) => post('/cart/initialize-transaction', order(changes))
  const nets = () => get('/nets')
  return {
    userId,
    address: homeAddress,
    get,
    post,
    call,
    useToken: (accessToken: string) => {
      token = accessToken
    },
    /** Logs in as a demo customer, and sends the token from now on. Returns the answer's body. */
    logIn: async (email = 'demo@example.com', password = 'Hearing2026') => {
      const { body } = await call('POST', '/v1.0/authenticate', { email, password })
      token = body.access_token ?? ''
      return body
    },
    add,
    cart: async () => (await get('/cart/get')).body,
    placeOrder,
    transaction: (transactionId: string, correlationId: string) =>
      get('/cart/get-transaction', { transactionId, correlationId }),
    nets,
    /** Orders products and opens the form of Nets. */
    ordersAtNets: async (products: Record<string, number>, changes: object = {}) => {
      await add(products)
      const { transactionId, correlationId } = (await placeOrder(changes)).body
      const { paymentId } = (await nets()).body
      return { transactionId, correlationId, paymentId } as Record<
        'transactionId' | 'correlationId' | 'paymentId',
        string
      >
    },
    klarna: () => get('/klarna'),
  }
}
export type Shopper = ReturnType<typeof createShopper>
