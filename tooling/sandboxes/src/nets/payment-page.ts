import { html } from 'hono/html'
import { customerPage } from '../customer-page/customer-page.ts'
import type { Payment } from './payment.ts'
import { isPaid, isPayable } from './payment.ts'
import { TEST_AMOUNTS, TEST_CARDS } from './test-inputs.ts'
import { type PaymentTexts, textsIn } from './texts.ts'

interface PaymentPage {
  payment: Payment | undefined
  language: string
  failed: boolean
  now: number
}

/** The page inside the payment window. Its script exchanges messages with the shop's page. */
export function paymentPage({ payment, language, failed, now }: PaymentPage) {
  const texts = textsIn(language)
  const usable = payment !== undefined && (isPaid(payment) || isPayable(payment, now))
  return customerPage({
    language,
    title: texts.title,
    notice: texts.sandbox,
    script: usable ? '/__sandbox/nets/browser/payment-page.js' : undefined,
    content: usable ? checkout(payment, language, failed) : html`<p class="alert" role="alert">${texts.unknown}</p>`,
  })
}

function checkout(payment: Payment, language: string, failed: boolean) {
  const texts = textsIn(language)
  const outcomes = { working: texts.working, declined: texts.declined, failed: texts.failed, paid: texts.paid }
  const { closed, foreign, refusedByShop, bankTitle, invalidNumber, invalidExpiry, invalidSecurityCode } = texts
  const complaints = { foreign, refusedByShop, invalidNumber, invalidExpiry, invalidSecurityCode }
  const statusTexts = { ...outcomes, ...complaints, closed, bankTitle }
  return html`<form
    id="payment"
    class="panel"
    novalidate
    inert
    data-payment-id="${payment.id}"
    data-shop-origin="${new URL(payment.checkoutUrl).origin}"
    data-paid="${String(isPaid(payment))}"
    data-failed="${String(failed)}"
    data-texts="${JSON.stringify(statusTexts)}"
  >
    <p>${texts.amount}: <span class="amount">${totalOf(payment, language)}</span></p>
    <p id="alert" class="alert" role="alert" tabindex="-1" hidden></p>
    ${methods(payment, texts)} ${cardFields(texts)}
    <p data-panel="wallet" hidden>${texts.app}</p>
    <p data-panel="invoice" hidden>${texts.invoiceNote}</p>
    ${actions(payment, texts)} ${testInputs(texts)}
  </form>`
}

function totalOf(payment: Payment, language: string) {
  const { amount, currency } = payment.request.order
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)
}

function methods(payment: Payment, texts: PaymentTexts) {
  const wallet = payment.request.order.currency === 'SEK' ? 'swish' : 'mobilepay'
  const method = (name: 'card' | 'mobilepay' | 'swish' | 'invoice') =>
    html`<label class="method">
      <input type="radio" name="method" value="${name}" ${name === 'card' ? 'checked' : ''} /> ${texts[name]}
    </label>`
  return html`<fieldset>
    <legend>${texts.method}</legend>
    ${method('card')} ${method(wallet)} ${method('invoice')}
  </fieldset>`
}

function cardFields(texts: PaymentTexts) {
  return html`<div class="panel" data-panel="card">
    ${field('number', texts.number, '', 'cc-number')}
    <div class="pair">
      ${field('expiry', texts.expiry, texts.expiryHint, 'cc-exp')}
      ${field('securityCode', texts.securityCode, texts.securityCodeHint, 'cc-csc')}
    </div>
  </div>`
}

const field = (name: string, label: string, hint: string, autocomplete: string) =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <span class="hint" id="${name}-hint">${hint}</span>
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      aria-describedby="${name}-hint ${name}-error"
    />
    <span class="error" id="${name}-error" hidden></span>
  </div>`

function actions(payment: Payment, texts: PaymentTexts) {
  const wording = payment.request.checkout.appearance?.textOptions?.completePaymentButtonText
  return html`<p id="status" role="status"></p>
    <div class="actions">
      <button class="primary" value="pay" data-not="wallet">${wording === 'order' ? texts.order : texts.pay}</button>
      <button class="primary" value="pay" data-only="wallet" hidden>${texts.approve}</button>
      <button value="decline" data-only="wallet" hidden>${texts.decline}</button>
      <button type="button" id="cancel">${texts.cancel}</button>
    </div>`
}

const testCard = ({ number, effect }: (typeof TEST_CARDS)[number]) =>
  html`<li><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> ${effect}</li>`

const testAmount = ({ total, effect }: (typeof TEST_AMOUNTS)[number]) => html`<li>Total ${total} ${effect}</li>`

const testInputs = (texts: PaymentTexts) =>
  html`<details>
    <summary>${texts.testInputs}</summary>
    <ul class="testInputs" lang="en">
      ${TEST_CARDS.map(testCard)} ${TEST_AMOUNTS.map(testAmount)}
    </ul>
    <button value="pay-and-close">${texts.payAndClose}</button>
  </details>`
