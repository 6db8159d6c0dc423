import { html } from 'hono/html'
import type { Payment } from './payment.ts'
import { textsIn } from './texts.ts'

/** The stand-in for the customer's bank (3-D Secure): a page of its own with two answers. */
export function challengePage(payment: Payment, language: string) {
  const texts = textsIn(language)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.bankTitle}</title>
        <link rel="stylesheet" href="/v1/assets/css/payment-page.css" />
      </head>
      <body>
        <main class="page">
          <p class="sandbox">${texts.sandbox}</p>
          <h1>${texts.bankTitle}</h1>
          <p>${texts.bankNote}</p>
          <form class="actions" method="post" action="/v1/challenge/answer">
            <input type="hidden" name="paymentId" value="${payment.id}" />
            <button class="primary" name="answer" value="approve">${texts.approve}</button>
            <button name="answer" value="decline">${texts.decline}</button>
          </form>
        </main>
      </body>
    </html>`
}
