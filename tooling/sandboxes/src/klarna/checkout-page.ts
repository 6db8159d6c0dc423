import { html } from 'hono/html'
import { amountText, customerPage } from '../page/page.ts'
import { field, paymentForm } from '../page/payment-form.ts'
import { alpha3Of } from './countries.ts'
import { type Order, PAYMENT_METHODS } from './order.ts'
import { TEST_EMAILS } from './test-inputs.ts'

const FIELDS = [
  { name: 'email', label: 'E-mail', autocomplete: 'email', type: 'email' },
  { name: 'given_name', label: 'First name', autocomplete: 'given-name' },
  { name: 'family_name', label: 'Last name', autocomplete: 'family-name' },
  { name: 'street_address', label: 'Address', autocomplete: 'address-line1' },
  { name: 'postal_code', label: 'Postcode', autocomplete: 'postal-code' },
  { name: 'city', label: 'Town or city', autocomplete: 'address-level2' },
] as const

const METHODS = {
  invoice: 'Pay in 30 days, by invoice',
  pay_now: 'Pay now, by card or bank',
  pay_in_parts: 'Pay in parts',
} as const

/** The page in the checkout's frame. Its script exchanges messages with the bootstrap script in the shop's page. */
export function checkoutPage(order: Order) {
  const { locale, purchase_country, merchant_urls: urls, order_amount, billing_address } = order.request
  return customerPage({
    title: 'Klarna',
    locale,
    script: '/__sandbox/klarna/browser/checkout-page.js',
    content: paymentForm({
      data: { 'order-id': order.id, country: alpha3Of(purchase_country), 'order-amount': String(order_amount) },
      shopOrigin: new URL(urls.checkout).origin,
      amount: totalOf(order),
      methods: PAYMENT_METHODS.map((method) => [method, METHODS[method]]),
      before: html`<fieldset>
        <legend>Your details</legend>
        ${FIELDS.map((one) => field({ ...one, value: billing_address?.[one.name] }))}
      </fieldset>`,
      actions: html`<button class="primary" value="buy">Complete purchase</button>`,
      inputs: TEST_EMAILS,
      testActions: html`<button value="refuse">Decline the purchase</button>
        <button value="buy-and-close">Buy, then close the window</button>`,
    }),
  })
}

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
