import { html } from 'hono/html'
import { customerPage } from '../customer-page/customer-page.ts'
import type { Payment } from './payment.ts'
import { textsIn } from './texts.ts'

interface ChallengePage {
  payment: Payment
  language: string
  /** True if the bank asks inside the payment window. */
  isFramed: boolean
}

/** The bank's page (3-D Secure), with two answers. */
export function challengePage({ payment, language, isFramed }: ChallengePage) {
  const texts = textsIn(language)
  return customerPage({
    language,
    title: texts.bankTitle,
    notice: texts.sandbox,
    alone: !isFramed,
    content: html`<h1>${texts.bankTitle}</h1>
      <p>${texts.bankNote}</p>
      <form class="actions" method="post" action="/v1/challenge/answer">
        <input type="hidden" name="paymentId" value="${payment.id}" />
        ${isFramed ? html`<input type="hidden" name="isFramed" value="true" />` : ''}
        <button class="primary" name="answer" value="approve">${texts.approve}</button>
        <button name="answer" value="decline">${texts.decline}</button>
      </form>`,
  })
}
