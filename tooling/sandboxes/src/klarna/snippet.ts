import { alpha3Of } from './countries.ts'
import { type Order, statusOf } from './order.ts'
import { textsIn } from './texts.ts'

const CONTAINER = 'klarna-checkout-container'

/**
 * The HTML that the shop puts into its page. Its inline script leaves a stub that remembers what the page asks for, and
 * fetches the bootstrap script, which then does it; the shop has to see to it that the inline script runs.
 */
export const snippetOf = (order: Order, origin: string) =>
  `<div id="${CONTAINER}" style="overflow: hidden;">
<script id="klarna-checkout-context" type="text/javascript">${contextScript(order, origin)}</script>
<noscript>${textsIn(order.request.locale).noScript}</noscript>
</div>`

const contextScript = (order: Order, origin: string) =>
  `(function (w, k, i, d) {
  w[k] = w[k] || function () { (w[k].q = w[k].q || []).push(arguments) }
  var c = (w[k].config = ${scriptValue(configOf(order, origin))})
  c.container = d.getElementById(i)
  var s = d.createElement('script')
  s.async = true
  s.src = c.BOOTSTRAP_SRC
  c.container.appendChild(s)
})(this, '_klarnaCheckout', '${CONTAINER}', document)`

/** What the bootstrap script has to know, by the provider's names. */
const configOf = (order: Order, origin: string) => ({
  ORDER_URL: `${origin}/checkout/orders/${order.id}`,
  LOCALE: order.request.locale,
  ORDER_STATUS: statusOf(order),
  PURCHASE_COUNTRY: alpha3Of(order.request.purchase_country),
  PURCHASE_CURRENCY: order.request.purchase_currency.toUpperCase(),
  BOOTSTRAP_SRC: `${origin}/kcoc/checkout.bootstrap.js`,
})

/** JSON that cannot end the script that it stands in. */
const scriptValue = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
