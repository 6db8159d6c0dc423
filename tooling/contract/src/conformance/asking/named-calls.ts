import { randomUUID } from 'node:crypto'
import { callNamed, callNames, type CallName } from '../../documents/calls.ts'
import { canBeBought } from '@shop/domain/catalogue/buying.ts'
import type { Ask, CallDetails } from './ask.ts'
import type { ShopFacts } from './public-calls.ts'

/** The calls that are made only when they are named, by the end of their path. */
export const namedCalls: ReadonlyMap<string, CallName> = new Map(
  callNames
    .filter((name) => callNamed(name).changesData && !callNamed(name).path.startsWith('/api/payments/'))
    .map((name) => [name.replace(/^\w+ \/api\/(?:cart\/|customer-service\/)?/, ''), name]),
)

const MESSAGE = {
  message: 'This is an examination of the gateway. Please ignore it.',
  name: 'Conformance Examination',
  email: 'conformance@example.com',
  phone: '+45 20 12 34 56',
  captcha: 'conformance',
}

/** Makes calls that merge carts, start payments or write to people, for a visitor who does not exist. */
export async function askNamedCalls(ask: Ask, { products }: ShopFacts, names: readonly CallName[]): Promise<void> {
  if (names.length === 0) return
  const userId = randomUUID()
  const product = products.find((one) => canBeBought(one) && !one.isConfigurable)
  if (product) await ask('POST /api/cart/add', { body: { userId, products: { [product.id]: 1 } } })
  for (const name of names) {
    const { method, query = [] } = callNamed(name)
    const values: Record<string, string> = { userId, previousUserId: randomUUID() }
    const details: CallDetails =
      method === 'GET' ? { query: query.map((parameter) => [parameter, values[parameter] ?? '']) } : { body: MESSAGE }
    await ask(name, { ...details, mayBeRefused: true })
  }
}
