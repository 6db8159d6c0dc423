import { randomUUID } from 'node:crypto'
import { callNamed, callNames, type CallName } from '../../documents/calls.ts'
import { exampleOf } from '../../documents/example-of.ts'
import { canBeBought } from '@shop/domain/catalogue/buying.ts'
import type { Ask } from './ask.ts'
import type { ShopFacts } from './public-calls.ts'

/** The calls that are made only when they are named, by the end of their path. */
export const namedCalls: ReadonlyMap<string, CallName> = new Map(
  callNames
    .filter((name) => callNamed(name).changesData && !callNamed(name).path.startsWith('/api/payments/'))
    .map((name) => [name.replace(/^\w+ \/api\/(?:cart\/|customer-service\/)?/, ''), name]),
)

const WRITTEN = {
  message: 'This is an examination of the gateway. Please ignore it.',
  name: 'Conformance Examination',
  phone: '+45 20 12 34 56',
}

/** Makes calls that merge carts, start payments or write to people, for a visitor who does not exist. */
export async function askNamedCalls(ask: Ask, { products }: ShopFacts, names: readonly CallName[]): Promise<void> {
  if (names.length === 0) return
  const userId = randomUUID()
  const product = products.find((one) => canBeBought(one) && !one.isConfigurable)
  const someone = { userId, previousUserId: randomUUID(), email: 'conformance@example.com', captcha: 'conformance' }
  if (product) await ask('POST /api/cart/add', { named: { userId, productId: product.id } })
  for (const name of names) {
    // No transaction is known, so that its ids are empty.
    const named = { ...someone, transactionId: '', correlationId: '' }
    const { body } = exampleOf(name, named)
    await ask(name, { named, ...(body && { body: { ...body, ...WRITTEN } }), mayBeRefused: true })
  }
}
