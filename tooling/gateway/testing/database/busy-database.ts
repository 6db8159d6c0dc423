import { createDigests } from '../../src/secrets/digests.ts'
import type { TestGateway } from '../test-gateway.ts'
import type { createFakeCaptcha } from '../fake-captcha.ts'
import { createShopper } from '../shopper.ts'

/** A CPR number of the birth month that the attack tries. */
export const CPR = '2512489996'
const EMAIL = 'inger.busy@example.com'
const PASSWORD = 'Quiet7Room'

/**
 * Fills a database with the traces of visitors: an account, right and wrong logins, free orders with CPR numbers. It also
 * leaves messages, links and pending changes. Returns a token, and the digest by which the gateway counts the CPR number.
 */
export async function leaveTraces(gateway: TestGateway, captcha: ReturnType<typeof createFakeCaptcha>) {
  const shopper = createShopper(gateway.fetch)
  const call = (path: string, body: object) => shopper.call('POST', path, body)
  const passwords = { password: PASSWORD, passwordConfirmed: PASSWORD }
  const person = { email: EMAIL, firstName: 'Inger', lastName: 'Sørensen', ...passwords }
  await call('/v1.0/create-me', { ...person, captcha: captcha.solve() })
  await call('/v1.0/authenticate', { email: EMAIL, password: 'Wrong2026' })
  const { body } = await call('/v1.0/authenticate', { email: EMAIL, password: PASSWORD })
  const token = body.access_token as string
  await call('/v1.0/forgot-password', { email: EMAIL, captcha: captcha.solve() })
  await call('/v1.0/subscriptions', { email: EMAIL, type: 'Newsletter' })
  shopper.useToken(token)
  await call('/v1.0/me', { ...person, email: 'other.busy@example.com' })
  const free = createShopper(gateway.fetch, 'test_free')
  await free.add({ battery: 1 })
  await free.placeOrder({ customProperties: { cprNumber: CPR } })
  const messages = { message: 'Which dome fits?', name: 'Ida', phone: '', email: 'written.busy@example.com' }
  await call('/customer-service/contact-us', { ...messages, captcha: captcha.solve() })
  await gateway.background.idle()
  const countedBy = createDigests(gateway.settings.secret).digest('throttle', `free-order-of-cpr test_free ${CPR}`)
  return { token, countedBy }
}
