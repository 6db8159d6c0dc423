import { html } from 'hono/html'
import { customerPage } from '../customer-page/customer-page.ts'
import { amountOf } from './amount.ts'
import { alpha3Of } from './countries.ts'
import { type Order, PAYMENT_METHODS } from './order.ts'
import { TEST_EMAILS } from './test-inputs.ts'
import { type KlarnaTexts, languageOf, textsIn } from './texts.ts'

const FIELDS = [
  ['email', 'email', 'email'],
  ['given_name', 'text', 'given-name'],
  ['family_name', 'text', 'family-name'],
  ['street_address', 'text', 'address-line1'],
  ['postal_code', 'text', 'postal-code'],
  ['city', 'text', 'address-level2'],
] as const

/** The page in the checkout's frame. Its script exchanges messages with the bootstrap script in the shop's page. */
export function checkoutPage(order: Order) {
  const { locale } = order.request
  const texts = textsIn(locale)
  return customerPage({
    language: languageOf(locale),
    title: texts.title,
    notice: texts.sandbox,
    script: '/__sandbox/klarna/browser/checkout-page.js',
    content: checkout(order, texts),
  })
}

function checkout(order: Order, texts: KlarnaTexts) {
  const { purchase_country, merchant_urls: urls } = order.request
  return html`<form
    id="payment"
    class="panel"
    novalidate
    inert
    data-order-id="${order.id}"
    data-shop-origin="${new URL(urls.checkout).origin}"
    data-country="${alpha3Of(purchase_country)}"
    data-order-amount="${order.request.order_amount}"
    data-texts="${JSON.stringify(spokenTexts(texts))}"
  >
    <p>${texts.amount}: <span class="amount" id="amount">${amountOf(order)}</span></p>
    <p id="alert" class="alert" role="alert" tabindex="-1" hidden></p>
    ${customer(order, texts)} ${methods(texts)}
    <p id="status" role="status"></p>
    <div class="actions"><button class="primary wide" value="buy">${texts.buy}</button></div>
    ${testInputs(texts)}
  </form>`
}

/** The texts that the script shows. */
function spokenTexts(texts: KlarnaTexts) {
  const { working, suspended, declined, refused, failed, complete, closed, foreign, missing, missingEmail } = texts
  return { working, suspended, declined, refused, failed, complete, closed, foreign, missing, missingEmail }
}

const customer = ({ request }: Order, texts: KlarnaTexts) =>
  html`<fieldset>
    <legend>${texts.customer}</legend>
    ${FIELDS.map(([name, type, autocomplete]) => {
      const value = request.billing_address?.[name] ?? ''
      return html`<div class="field">
        <label for="${name}">${texts[name]}</label>
        <input
          id="${name}"
          name="${name}"
          type="${type}"
          value="${value}"
          maxlength="99"
          autocomplete="${autocomplete}"
          aria-describedby="${name}-error"
        />
        <span class="error" id="${name}-error" hidden></span>
      </div>`
    })}
  </fieldset>`

const methods = (texts: KlarnaTexts) =>
  html`<fieldset>
    <legend>${texts.method}</legend>
    ${PAYMENT_METHODS.map(
      (method, index) =>
        html`<label class="method">
          <input type="radio" name="method" value="${method}" ${index === 0 ? 'checked' : ''} /> ${texts[method]}
        </label>`,
    )}
  </fieldset>`

const testInputs = (texts: KlarnaTexts) =>
  html`<details>
    <summary>${texts.testInputs}</summary>
    <ul class="testInputs" lang="en">
      ${TEST_EMAILS.map(({ mark, effect }) => html`<li><code>name${mark}@example.com</code> ${effect}</li>`)}
    </ul>
    <div class="actions">
      <button value="refuse">${texts.refuse}</button>
      <button value="buy-and-close">${texts.buyAndClose}</button>
    </div>
  </details>`
