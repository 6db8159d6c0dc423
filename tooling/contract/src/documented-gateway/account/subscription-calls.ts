import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { rejected, unshown, type UnshownAnswer } from '../http/answers.ts'
import { body, text } from '../http/request.ts'
import { customerOf } from './access.ts'
import type { Customers } from './customers.ts'

export function subscriptionCalls(customers: Customers, now: () => number, unshownAnswer: UnshownAnswer): Hono {
  const { subscriptions } = customers
  const find = (email: string, type: string) =>
    [...subscriptions.values()].find((one) => one.email === email && one.type === type)
  const calls = new Hono()
  calls.post('/api/v1.0/subscriptions', async (context) => {
    const payload = await body(context)
    const email = text(payload['email'])
    const type = text(payload['type'])
    if (!email.includes('@') || type !== 'Newsletter') return rejected(context, 400, 'invalid-subscription')
    const subscription = find(email, type) ?? { id: randomUUID(), email, type }
    subscriptions.set(subscription.id, subscription)
    return context.json(subscription)
  })
  calls.get('/api/v1.0/user-subscriptions', (context) => {
    const customer = customerOf(context, customers, now())
    if (!customer) return rejected(context, 401, 'unauthorised')
    const type = text(context.req.query('type'))
    return context.json(find(customer.email, type) ?? { id: null, email: customer.email, type })
  })
  calls.delete('/api/v1.0/subscriptions/:id', (context) => {
    if (!subscriptions.delete(context.req.param('id'))) return rejected(context, 404, 'subscription-not-found')
    return unshown(context, unshownAnswer)
  })
  return calls
}
