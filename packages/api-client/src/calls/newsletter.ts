import {
  SUBSCRIPTION_TYPE,
  subscriptionLookupSchema,
  subscriptionSchema,
  type Subscription,
} from '@shop/domain/account/account.ts'
import { isNotFound } from '../http/failure.ts'
import type { GatewayOptions, Http } from '../http/http.ts'
import { path } from '../http/path.ts'
import { requireToken } from '../http/require-token.ts'

const type = SUBSCRIPTION_TYPE

/** The calls for the newsletter, the only thing one can subscribe to. */
export function newsletterCalls(http: Http, visitor: GatewayOptions['visitor']) {
  return {
    subscribe: (email: string) => http.post('/api/v1.0/subscriptions', { email, type }, subscriptionSchema),
    /** The customer's subscription; nothing when there is none, however the gateway puts that (OP-42). */
    lookup: async (signal?: AbortSignal): Promise<Subscription | undefined> => {
      requireToken(visitor())
      try {
        return await http.get('/api/v1.0/user-subscriptions', subscriptionLookupSchema, { query: { type }, signal })
      } catch (error) {
        if (isNotFound(error)) return undefined
        throw error
      }
    },
    unsubscribe: async (id: string) => http.send('delete', path`/api/v1.0/subscriptions/${id}`),
  }
}
