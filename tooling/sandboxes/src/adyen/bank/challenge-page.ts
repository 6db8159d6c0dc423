import { html } from 'hono/html'
import { customerPage } from '../../customer-page/customer-page.ts'
import { amountToPay, recipient } from './bank-page.ts'
import type { Payment } from '../payment.ts'
import { textsFor } from './texts.ts'
import { isNativeChallenge } from './three-d-secure.ts'

/** The bank's page that asks for a password (3-D Secure), in a frame of the shop's page or alone. */
export function challengePage(payment: Payment) {
  const { language, texts } = textsFor(payment.request.shopperLocale)
  // The frame is 390 by 400 pixels, and the button must be visible in it.
  const alone = !isNativeChallenge(payment.request)
  return customerPage({
    language,
    title: texts.challengeTitle,
    notice: texts.sandbox,
    alone,
    content: html`<h1>${texts.challengeTitle}</h1>
      ${alone ? html`<p>${texts.challengeNote}</p>` : ''} ${amountToPay(payment, texts, language)}
      ${alone ? recipient(payment, texts) : ''}
      <form class="panel" method="post" action="/acs/answer">
        <input type="hidden" name="payment" value="${payment.token}" />
        <div class="field">
          <label for="password">${texts.password}</label>
          <input id="password" name="password" type="password" autocomplete="off" maxlength="100" />
        </div>
        <div class="actions">
          <button class="primary" name="answer" value="confirm">${texts.confirm}</button>
          <button name="answer" value="cancel">${texts.cancel}</button>
        </div>
      </form>`,
  })
}

/** Reports to the form outside the frame that the bank has its answer. */
export function challengeResultPage(payment: Payment, shopOrigin: string) {
  const { language, texts } = textsFor(payment.request.shopperLocale)
  const status = payment.challenge === 'passed' ? 'Y' : 'N'
  return customerPage({
    language,
    title: texts.challengeTitle,
    notice: texts.sandbox,
    script: '/__sandbox/adyen/browser/challenge-result.js',
    content: html`<p id="result" role="status" data-status="${status}" data-shop-origin="${shopOrigin}">
      ${texts.answered}
    </p>`,
  })
}
