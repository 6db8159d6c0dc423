import { html } from 'hono/html'
import { amountText, customerPage } from '../page/page.ts'
import { field, paymentForm } from '../page/payment-form.ts'
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
  return paymentForm({
    data: { 'payment-id': payment.id, paid: String(isPaid(payment)), failed: String(failed) },
    shopOrigin: new URL(payment.checkoutUrl).origin,
    amount: amountText(order.amount, order.currency),
    methods: [
      ['card', 'Card'],
      order.currency === 'SEK' ? ['swish', 'Swish'] : ['mobilepay', 'MobilePay'],
      ['invoice', 'Invoice'],
    ],
    after: html`<fieldset data-panel="card">${CARD_FIELDS.map(field)}</fieldset>
      <p data-panel="wallet" hidden>The app on your phone asks you now. Here, one of the buttons answers it.</p>
      <p data-panel="invoice" hidden>You get an invoice by e-mail and pay within 14 days.</p>`,
    actions: html`<button class="primary" value="pay">${wording === 'order' ? 'Order and pay' : 'Pay'}</button>
      <button value="decline" data-panel="wallet" hidden>Decline in the app</button>
      <button type="button" id="cancel">Cancel</button>`,
    inputs: TEST_INPUTS,
    testActions: html`<button value="pay-and-close">Pay, then close the window</button>`,
  })
}

const CARD_FIELDS = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric' },
  { name: 'expiry', label: 'Expiry date', hint: 'For example 03/30', autocomplete: 'cc-exp', inputmode: 'numeric' },
  { name: 'securityCode', label: 'Security code', hint: 'On the back', autocomplete: 'cc-csc', inputmode: 'numeric' },
] as const
