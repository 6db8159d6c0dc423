import { refilledSchema } from '@shop/domain/orders/refilled.ts'
import type { AsVisitor } from '../http/as-visitor.ts'
import type { GatewayOptions, Http } from '../http/http.ts'

const path = '/api/v1.0/refills'

/** The calls of ours for reminders to order again by mail. Other gateways answer 404. */
export function refillsCalls(http: Http, visitor: GatewayOptions['visitor'], asVisitor: AsVisitor) {
  return {
    /** Asks for a mail on a day. The order is the visitor's, or one that `orderToken` opens. Asking again moves it. */
    ask: ({ day, orderNumber, orderToken }: { day: string; orderNumber: string; orderToken?: string | undefined }) =>
      http.send('post', path, {
        json: orderToken === undefined ? { day, userId: visitor().userId, orderNumber } : { day, orderToken },
      }),
    /** Puts what the link of a mail names into the visitor's cart. Done twice, the cart holds it once. Read the cart afterwards. */
    open: (token: string) => asVisitor(({ userId }) => http.post(`${path}/open`, { token, userId }, refilledSchema)),
  }
}
