import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { profile, tokenSeconds, type Customer, type Customers } from './customers.ts'

/** The answer to a login: a new token and the profile. */
export function issueToken(customers: Customers, customer: Customer, now: number) {
  const token = randomUUID()
  customers.tokens.set(token, { userId: customer.userId, expiresAt: now + tokenSeconds * 1000 })
  return {
    access_token: token,
    expires_in: tokenSeconds,
    token_type: 'Bearer',
    scope: 'shop',
    user: profile(customer),
  }
}

/** The customer whose bearer token the request carries. */
export function customerOf(context: Context, customers: Customers, now: number): Customer | undefined {
  const [, token = ''] = /^bearer (.+)$/i.exec(context.req.header('authorization') ?? '') ?? []
  const session = customers.tokens.get(token)
  return session && session.expiresAt > now ? customers.byId.get(session.userId) : undefined
}
