import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { rejected, unshown, type UnshownAnswer } from '../http/answers.ts'
import { body, isCaptchaSolved, text, type Fields } from '../http/request.ts'
import { issueToken } from './access.ts'
import { byEmail, createCustomer, isValidPassword, type Customer, type Customers } from './customers.ts'

export function loginCalls(customers: Customers, now: () => number, unshownAnswer: UnshownAnswer): Hono {
  const calls = new Hono()
  calls.post('/api/v1.0/authenticate', async (context) => {
    const { email, password } = await body(context)
    const customer = byEmail(customers, text(email))
    if (!customer || customer.password !== text(password)) return rejected(context, 401, 'invalid-login-or-password')
    return context.json(issueToken(customers, customer, now()))
  })
  calls.post('/api/v1.0/create-me', async (context) => {
    const payload = await body(context)
    const codes = registrationErrors(customers, payload)
    if (codes.length > 0) return rejected(context, 400, ...codes)
    const { userId: id, firstName, lastName, middleName, email } = remember(customers, createCustomer(payload))
    return context.json({ id, firstName, lastName, middleName, email, websiteId: 'documented' })
  })
  calls.post('/api/v1.0/forgot-password', async (context) => {
    const { email, captcha } = await body(context)
    if (!isCaptchaSolved(captcha)) return rejected(context, 400, 'invalid-captcha')
    const customer = byEmail(customers, text(email))
    if (customer) customers.resetSessions.set(randomUUID(), customer.userId)
    return unshown(context, unshownAnswer)
  })
  calls.post('/api/v1.0/forgot-password/validate-session', async (context) => {
    if (!resetCustomer(customers, await body(context))) return rejected(context, 400, 'reset-link-expired')
    return unshown(context, unshownAnswer)
  })
  calls.post('/api/v1.0/forgot-password/redeem-session', async (context) => {
    const payload = await body(context)
    const customer = resetCustomer(customers, payload)
    if (!customer) return rejected(context, 400, 'reset-link-expired')
    if (!isNewPassword(payload)) return rejected(context, 400, 'invalid-password')
    customer.password = text(payload['password'])
    customers.resetSessions.delete(text(payload['sessionId']))
    return unshown(context, unshownAnswer)
  })
  return calls
}

/** True if the payload contains a valid password twice. */
export function isNewPassword({ password, passwordConfirmed }: Fields): boolean {
  return isValidPassword(text(password)) && text(password) === text(passwordConfirmed)
}

function registrationErrors(customers: Customers, payload: Fields): string[] {
  const isIncomplete = ['firstName', 'lastName', 'email'].some((name) => text(payload[name]) === '')
  return [
    ...(isCaptchaSolved(payload['captcha']) ? [] : ['invalid-captcha']),
    ...(byEmail(customers, text(payload['email'])) ? ['email-in-use'] : []),
    ...(isIncomplete ? ['incomplete-registration'] : []),
    ...(isNewPassword(payload) ? [] : ['invalid-password']),
  ]
}

function remember(customers: Customers, customer: Customer): Customer {
  customers.byId.set(customer.userId, customer)
  return customer
}

function resetCustomer(customers: Customers, { userId, sessionId }: Fields): Customer | undefined {
  const owner = customers.resetSessions.get(text(sessionId))
  return owner !== undefined && owner === text(userId) ? customers.byId.get(owner) : undefined
}
