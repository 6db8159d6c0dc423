import { html } from 'hono/html'
import { amountText, customerPage, inputItems } from '../page/page.ts'
import { type Payment, isPaid, isPayable } from './payment.ts'
import { TEST_INPUTS } from './test-inputs.ts'

interface PaymentPage {
  payment: Payment | undefined
  locale: string
  failed: boolean
  now: number
}

/** The page inside the payment window. Its script exchanges messages with the shop's page. */
export function paymentPage({ payment, locale, failed, now }: PaymentPage) {
  const usable = payment !== undefined && (isPaid(payment) || isPayable(payment, now))
  return customerPage({
    title: 'Payment',
    locale,
    script: usable ? '/__sandbox/nets/browser/payment-page.js' : undefined,
    content: usable
      ? checkout(payment, failed)
      : html`<p role="alert">This payment is not known here, or it was closed. Please go back to the shop.</p>`,
  })
}

function checkout(payment: Payment, failed: boolean) {
  const { order, checkout: asked } = payment.request
  const wording = asked.appearance?.textOptions?.completePaymentButtonText
  return html`<form
    id="payment"
    inert
    data-payment-id="${payment.id}"
    data-shop-origin="${new URL(payment.checkoutUrl).origin}"
    data-paid="${String(isPaid(payment))}"
    data-failed="${String(failed)}"
  >
    <p>To pay: <strong>${amountText(order.amount, order.currency)}</strong></p>
    <p id="alert" role="alert" tabindex="-1" hidden></p>
    ${methods(order.currency === 'SEK' ? ['swish', 'Swish'] : ['mobilepay', 'MobilePay'])}
    <fieldset data-panel="card">
      ${field('number', 'Card number', '', 'cc-number')}
      ${field('expiry', 'Expiry date', 'Month and year, for example 03/30', 'cc-exp')}
      ${field('securityCode', 'Security code', 'Three digits on the back of the card', 'cc-csc')}
    </fieldset>
    <p data-panel="wallet" hidden>The app on your phone asks you now. Here, one of the buttons answers it.</p>
    <p data-panel="invoice" hidden>You get an invoice by e-mail and pay within 14 days.</p>
    <p id="status" role="status"></p>
    <p class="actions">
      <button class="primary" value="pay">${wording === 'order' ? 'Order and pay' : 'Pay'}</button>
      <button value="decline" data-panel="wallet" hidden>Decline in the app</button>
      <button type="button" id="cancel">Cancel</button>
    </p>
    <details>
      <summary>What can be tried here</summary>
      <ul>
        ${inputItems(TEST_INPUTS)}
      </ul>
      <p class="actions"><button value="pay-and-close">Pay, then close the window</button></p>
    </details>
  </form>`
}

const methods = (wallet: readonly [string, string]) =>
  html`<fieldset>
    <legend>How do you want to pay?</legend>
    ${[['card', 'Card'], wallet, ['invoice', 'Invoice']].map(
      ([name, label], index) =>
        html`<label
          ><input type="radio" name="method" value="${name}" ${index === 0 ? 'checked' : ''} />${label}</label
        >`,
    )}
  </fieldset>`

const field = (name: string, label: string, hint: string, autocomplete: string) =>
  html`<label>
    ${label} ${hint ? html`<small>${hint}</small>` : ''}
    <input name="${name}" inputmode="numeric" autocomplete="${autocomplete}" required />
  </label>`
