import { html } from 'hono/html'
import { customerPage } from '../customer-page/customer-page.ts'
import { amountOf } from './amount.ts'
import type { Order } from './order.ts'
import { languageOf, textsIn } from './texts.ts'

const SCRIPT = '/__sandbox/klarna/browser/confirmation-page.js'

/** The frame of a bought order, on the shop's confirmation page. */
export function confirmationPage(order: Order) {
  const { locale, merchant_urls: urls, billing_address: address } = order.request
  const texts = textsIn(locale)
  return customerPage({
    language: languageOf(locale),
    title: texts.title,
    notice: texts.sandbox,
    script: SCRIPT,
    content: html`<div class="panel" id="confirmation" data-shop-origin="${new URL(urls.confirmation).origin}">
      <h1>${texts.thanks}</h1>
      <p>${texts.amount}: <span class="amount">${amountOf(order)}</span></p>
      <p>${texts.paidBy}: ${texts[order.method ?? 'invoice']}</p>
      ${
        order.fraudStatus === 'PENDING'
          ? html`<p role="status">${texts.pending}</p>`
          : html`<p>${texts.confirmed} ${address?.email}</p>`
      }
    </div>`,
  })
}

/** The frame of an unknown or expired order. */
export function unknownPage(locale = 'en-GB') {
  const texts = textsIn(locale)
  return customerPage({
    language: languageOf(locale),
    title: texts.title,
    notice: texts.sandbox,
    content: html`<p class="alert" role="alert">${texts.unknown}</p>`,
  })
}
