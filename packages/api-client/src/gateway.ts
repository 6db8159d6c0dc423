import { accountCalls } from './calls/account.ts'
import { createAsVisitor } from './http/as-visitor.ts'
import { cartCalls } from './calls/cart.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { contentCalls } from './calls/content.ts'
import { customerServiceCalls } from './calls/customer-service.ts'
import { createFailureMemory } from './http/failure-memory.ts'
import { createHttp, type GatewayOptions, type Http } from './http/http.ts'
import { guestOrdersCalls } from './calls/guest-orders.ts'
import { newsletterCalls } from './calls/newsletter.ts'
import { ordersCalls } from './calls/orders.ts'
import { refillsCalls } from './calls/refills.ts'
import { paymentsCalls } from './calls/payments.ts'

export type { NewAddress, ResetSession } from './calls/account.ts'
export type { CartUpdate, TransactionIds } from './calls/cart.ts'
export type { FoundProducts, ListOptions, ListPart, ProductId } from './calls/catalogue.ts'
export type { GatewayOptions, Visitor } from './http/http.ts'

/** Returns the client of a shop's gateway: every call, grouped by subject. Answers are checked. Calls reject with a GatewayFailure. */
export function createGateway(options: GatewayOptions) {
  const { latestErrorNumber, remember } = createFailureMemory()
  const http = createHttp(options, remember)
  const { asVisitor, asAnyone, asThisVisitor } = createAsVisitor(options)
  // Public reads are retried without the token when it has expired.
  const publicHttp: Http = { ...http, get: (path, schema, asked) => asAnyone(() => http.get(path, schema, asked)) }
  return {
    catalogue: catalogueCalls(publicHttp),
    content: contentCalls(publicHttp),
    cart: cartCalls(http, options, { asVisitor, asThisVisitor }, remember),
    payments: paymentsCalls(http, asVisitor),
    account: accountCalls(http),
    orders: ordersCalls(http, options.visitor),
    guestOrders: guestOrdersCalls(http, options.visitor),
    refills: refillsCalls(http, options.visitor, asVisitor),
    newsletter: newsletterCalls(http, options.visitor),
    customerService: customerServiceCalls(publicHttp),
    latestErrorNumber,
  }
}
export type Gateway = ReturnType<typeof createGateway>
