import { alpha3Of } from './countries.ts'
import { type Order, statusOf } from './order.ts'

const CONTAINER = 'klarna-checkout-container'

/**
 * The HTML that the shop puts into its page, with the same parts as Klarna's. It has a style that hides the page for outdated
 * browsers, a button with an event attribute, and a script. The script creates a stub that queues the page's calls, loads the
 * bootstrap script, and requests the counting picture.
 */
export const snippetOf = (order: Order, origin: string) =>
  `<div id="${CONTAINER}" style="overflow: hidden;">
<div id="klarna-unsupported-page">
<style type="text/css">
@keyframes klarna-fade { from { opacity: 0 } to { opacity: 1 } }
#klarna-unsupported-page { opacity: 0; animation: klarna-fade ease-in .1s 5s 1 forwards; text-align: center }
</style>
<h1 class="heading">The payment form could not be shown</h1>
<button class="reload" onclick="klarnaReload && klarnaReload()">Load it again</button>
</div>
<script id="klarna-checkout-context" type="text/javascript">${contextScript(order, origin)}</script>
<noscript><a href="${origin}">Please switch on JavaScript to pay.</a></noscript>
</div>`

const contextScript = (order: Order, origin: string) =>
  `var klarnaReload;
(function (w, k, i, d) {
  w[k] = w[k] || function () { (w[k].q = w[k].q || []).push(arguments) }
  var c = (w[k].config = ${scriptValue(configOf(order, origin))})
  c.container = d.getElementById(i)
  var s = d.createElement('script')
  s.async = true
  s.src = c.BOOTSTRAP_SRC
  c.container.appendChild(s)
  function count(what) { new w.Image().src = c.CLIENT_EVENT_HOST + '/v1/checkout/snippet/' + what }
  count('load')
  klarnaReload = function () { count('reload'); w.location.reload() }
})(this, '_klarnaCheckout', '${CONTAINER}', document)`

/** The bootstrap script's settings, by Klarna's names. */
const configOf = (order: Order, origin: string) => ({
  ORDER_URL: `${origin}/checkout/orders/${order.id}`,
  LOCALE: order.request.locale,
  ORDER_STATUS: statusOf(order),
  PURCHASE_COUNTRY: alpha3Of(order.request.purchase_country),
  PURCHASE_CURRENCY: order.request.purchase_currency.toUpperCase(),
  BOOTSTRAP_SRC: `${origin}/kcoc/checkout.bootstrap.js`,
  CLIENT_EVENT_HOST: origin,
})

/** Escapes JSON so that it cannot end the script around it. */
const scriptValue = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
