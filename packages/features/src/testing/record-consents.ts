import { authenticate, register } from '@shop/api-client/fixtures/account.ts'
import type { Call } from './fake-gateway.ts'
import { dorothy } from './open-account-page.tsx'

/** A call as it was sent, with its consents. */
export type Sent = [call: string, consents: Record<string, unknown>]

export const isConsent = (field: string) => /agreed|consent|marketing/i.test(field)
/** Whether a call carries a consent: in a field, or as a subscription that begins or ends. */
export const carriesConsent = (method: string, path: string, fields: readonly string[]) =>
  fields.some(isConsent) || (method !== 'GET' && path.includes('/subscriptions'))

const SUBSCRIPTION = { id: 's-1', email: dorothy.email, type: 'Newsletter' }

interface Recording {
  asksForPrivacy: boolean
  /** Whether the gateway finds a subscription of the customer. */
  isSubscribed: boolean
}

/** Returns options for a shop whose gateway records the calls that carry a consent. It places no order. */
export function recordConsents({ asksForPrivacy, isSubscribed }: Recording) {
  const wire: Sent[] = []
  const answer = ({ method, path, body }: Call) => {
    const sent = Object.entries(Object(body) as object)
    const fields = sent.map(([field]) => field)
    const consents = Object.fromEntries(sent.filter(([field]) => isConsent(field)))
    if (carriesConsent(method, path, fields)) wire.push([`${method} ${path}`, consents])
    if (path === '/api/v1.0/create-me') return register.answer
    if (path === '/api/v1.0/authenticate') return authenticate.answer
    if (path === '/api/v1.0/me') return { ...dorothy, ...(body as object) }
    if (path === '/api/v1.0/user-subscriptions') return Response.json(isSubscribed ? SUBSCRIPTION : null)
    if (path === '/api/v1.0/subscriptions') return SUBSCRIPTION
    return path === '/api/cart/initialize-transaction' ? { errorKeys: ['cart-changed'] } : undefined
  }
  return { wire, asksForPrivacy, options: { flags: { showPrivacyPolicyConsent: asksForPrivacy }, answer } }
}
export type RecordedShop = ReturnType<typeof recordConsents>
