import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import type { AsVisitor } from '../../http/as-visitor.ts'
import type { Http } from '../../http/http.ts'
import { adyenCalls } from './adyen.ts'
import { klarnaCalls } from './klarna.ts'
import { netsCalls } from './nets.ts'

const calls = { adyen: adyenCalls, klarna: klarnaCalls, nets: netsCalls } satisfies Record<
  PaymentProvider,
  (http: Http, asVisitor: AsVisitor) => object
>

/** The calls of all payment providers in one object. */
export const providerCalls = (http: Http, asVisitor: AsVisitor) => ({
  ...calls.adyen(http, asVisitor),
  ...calls.klarna(http, asVisitor),
  ...calls.nets(http, asVisitor),
})
