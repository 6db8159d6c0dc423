import { authenticationSchema } from '@shop/domain/account/user.ts'
import { orderHistoryAnswerSchema } from '@shop/domain/orders/order.ts'
import * as v from 'valibot'
import type { Ask } from './ask.ts'

export interface Login {
  email: string
  password: string
}

export interface LoggedIn {
  userId: string
  accessToken: string
}

const ORDER_LIMIT = 3

/** Logs in. Returns nothing if the answer has no token or no profile. */
export async function logIn(ask: Ask, login: Login): Promise<LoggedIn | undefined> {
  const { body, problem } = await ask('POST /api/v1.0/authenticate', { named: login })
  const read = v.safeParse(authenticationSchema, body)
  if (problem !== undefined || !read.success) return undefined
  return { userId: read.output.user.userId, accessToken: read.output.access_token }
}

/** Reads the orders and the subscription of a customer. */
export async function askCustomerCalls(ask: Ask, { userId, accessToken }: LoggedIn): Promise<void> {
  const [history] = await Promise.all([
    ask('GET /api/v1.0/orders/history', { accessToken, named: {} }),
    ask('GET /api/v1.0/user-subscriptions', { accessToken, named: {}, mayBeRefused: true }),
  ])
  const read = v.safeParse(orderHistoryAnswerSchema, history.body)
  const orders = read.success ? read.output.items.slice(0, ORDER_LIMIT) : []
  await Promise.all(
    orders.flatMap(({ orderNumber }) => [
      ask('GET /api/v1.0/orders/history/{id}', { accessToken, named: { orderNumber } }),
      ask('GET /api/orders/{userId}/{orderNumber}', { accessToken, named: { userId, orderNumber } }),
    ]),
  )
}
