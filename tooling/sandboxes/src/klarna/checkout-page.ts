import { html } from 'hono/html'
import { amountText, customerPage, inputItems } from '../page/page.ts'
import { alpha3Of } from './countries.ts'
import { type Order, PAYMENT_METHODS } from './order.ts'
import { TEST_EMAILS } from './test-inputs.ts'

const FIELDS = [
  ['email', 'E-mail', 'email'],
  ['given_name', 'First name', 'given-name'],
  ['family_name', 'Last name', 'family-name'],
  ['street_address', 'Address', 'address-line1'],
  ['postal_code', 'Postcode', 'postal-code'],
  ['city', 'Town or city', 'address-level2'],
] as const

const METHODS = {
  invoice: 'Pay in 30 days, by invoice',
  pay_now: 'Pay now, by card or bank',
  pay_in_parts: 'Pay in parts',
} as const

/** The page in the checkout's frame. Its script exchanges messages with the bootstrap script in the shop's page. */
export function checkoutPage(order: Order) {
  const { locale, purchase_country, merchant_urls: urls, order_amount } = order.request
  return customerPage({
    title: 'Klarna',
    locale,
    script: '/__sandbox/klarna/browser/checkout-page.js',
    content: html`<form
      id="payment"
      inert
      data-order-id="${order.id}"
      data-shop-origin="${new URL(urls.checkout).origin}"
      data-country="${alpha3Of(purchase_country)}"
      data-order-amount="${order_amount}"
    >
      <p>To pay: <strong id="amount">${totalOf(order)}</strong></p>
      <p id="alert" role="alert" tabindex="-1" hidden></p>
      <fieldset>
        <legend>Your details</legend>
        ${FIELDS.map(([name, label, autocomplete]) => field(name, label, autocomplete, order))}
      </fieldset>
      <fieldset>
        <legend>How do you want to pay?</legend>
        ${PAYMENT_METHODS.map(
          (method, index) =>
            html`<label
              ><input type="radio" name="method" value="${method}" ${index === 0 ? 'checked' : ''} />${
                METHODS[method]
              }</label
            >`,
        )}
      </fieldset>
      <p id="status" role="status"></p>
      <button class="primary" value="buy">Complete purchase</button>
      <details>
        <summary>What can be tried here</summary>
        <ul>
          ${inputItems(TEST_EMAILS)}
        </ul>
        <p class="actions">
          <button value="refuse">Decline the purchase</button>
          <button value="buy-and-close">Buy, then close the window</button>
        </p>
      </details>
    </form>`,
  })
}

const field = (name: (typeof FIELDS)[number][0], label: string, autocomplete: string, { request }: Order) =>
  html`<label>
    ${label}
    <input
      name="${name}"
      type="${name === 'email' ? 'email' : 'text'}"
      value="${request.billing_address?.[name] ?? ''}"
      maxlength="99"
      autocomplete="${autocomplete}"
      required
    />
  </label>`

/** Formats the order's total. */
export const totalOf = ({ request }: Order) => amountText(request.order_amount, request.purchase_currency.toUpperCase())

/** The frame of a bought order, on the shop's confirmation page. */
export const confirmationPage = (order: Order) =>
  customerPage({
    title: 'Klarna',
    locale: order.request.locale,
    script: '/__sandbox/klarna/browser/confirmation-page.js',
    content: html`<h1 data-shop-origin="${new URL(order.request.merchant_urls.confirmation).origin}">
        Thank you for your purchase
      </h1>
      <p>Total: <strong>${totalOf(order)}</strong></p>
      <p>How you pay: ${METHODS[order.method ?? 'invoice']}</p>
      <p role="status">
        ${
          order.fraudStatus === 'PENDING'
            ? 'We are still looking into your purchase. The shop will write to you.'
            : `We have sent a confirmation to ${order.request.billing_address?.email}`
        }
      </p>`,
  })

/** The frame of an unknown or expired order. */
export const unknownPage = (locale: string | undefined) =>
  customerPage({
    title: 'Klarna',
    locale,
    content: html`<p role="alert">This order is not known here, or it was closed. Please go back to the shop.</p>`,
  })
