import {
  SUBSCRIPTION_TYPE,
  subscriptionLookupSchema,
  subscriptionSchema,
  type Subscription,
} from '@shop/domain/account/account.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import { isNotFound } from '../http/failure.ts'
import type { GatewayOptions, Http } from '../http/http.ts'
import { path } from '../http/path.ts'
import { requireToken } from '../http/require-token.ts'

const type = SUBSCRIPTION_TYPE

/** The calls for newsletter subscriptions. */
export function newsletterCalls(http: Http, visitor: GatewayOptions['visitor']) {
  return {
    subscribe: (email: string) => http.post('/api/v1.0/subscriptions', { email, type }, orEmpty(subscriptionSchema)),
    /** Reads the customer's subscription. Undefined if there is none, which some gateways answer with 404. */
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
