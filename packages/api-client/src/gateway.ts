import { accountCalls } from './account.ts'
import { createAsVisitor } from './as-visitor.ts'
import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { contentCalls } from './content.ts'
import { customerServiceCalls } from './customer-service.ts'
import { createHttp, type GatewayOptions, type Http } from './http.ts'
import { newsletterCalls } from './newsletter.ts'
import { ordersCalls } from './orders.ts'
import { paymentsCalls } from './payments.ts'

export type { NewAddress, ResetSession } from './account.ts'
export type { CartUpdate, TransactionIds } from './cart.ts'
export type { FoundProducts, ListOptions, ListPart, ProductId } from './catalogue.ts'
export type { GatewayOptions, Visitor } from './http.ts'

/** The shop's one door to the server: every call it can make, each answer checked, each failure a GatewayFailure. */
export function createGateway(options: GatewayOptions) {
  const http = createHttp(options)
  const { asVisitor, asAnyone, asThisVisitor } = createAsVisitor(options)
  // What everybody may read is not refused to whoever reads it with a token that has ended.
  const publicHttp: Http = { ...http, get: (path, schema, asked) => asAnyone(() => http.get(path, schema, asked)) }
  return {
    catalogue: catalogueCalls(publicHttp),
    content: contentCalls(publicHttp),
    cart: cartCalls(http, options, { asVisitor, asThisVisitor }),
    payments: paymentsCalls(http, asVisitor),
    account: accountCalls(http),
    orders: ordersCalls(http, options.visitor),
    newsletter: newsletterCalls(http, options.visitor),
    customerService: customerServiceCalls(publicHttp),
  }
}
export type Gateway = ReturnType<typeof createGateway>
