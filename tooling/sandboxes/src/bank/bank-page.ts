import { html } from 'hono/html'
import { customerPage } from '../page/page.ts'
import type { BankQuestion } from './bank-question.ts'

/** The page with the question, and a button for every answer. A frame is so small that it shows only the buttons. */
export function questionPage(token: string, question: BankQuestion) {
  const { amount, recipient, reference, locale, asksAbout, password, framedBy } = question
  const isAlone = framedBy === undefined
  return customerPage({
    title: 'Approve your payment',
    locale: isAlone ? locale : undefined,
    alone: isAlone,
    content: html`<h1>Approve your payment</h1>
      <p>To pay: <strong>${amount}</strong></p>
      ${isAlone ? html`<p>To ${recipient}, reference ${reference}. Press what your bank or app should answer.</p>` : ''}
      <form method="post" action="/bank/answer">
        <input type="hidden" name="payment" value="${token}" />
        ${password === undefined ? '' : passwordField(password)}
        <p class="actions">
          <button class="primary" name="answer" value="approve">Approve</button>
          <button name="answer" value="refuse">Decline</button>
          ${asksAbout === 'app' ? html`<button name="answer" value="cancel">Cancel</button>` : ''}
        </p>
        ${asksAbout === 'app' ? rareAnswers() : ''}
      </form>`,
  })
}

const passwordField = (password: string) =>
  html`<label>
    Password: "${password}"
    <input name="password" type="password" autocomplete="off" />
  </label>`

const rareAnswers = () =>
  html`<details>
    <summary>More that can happen</summary>
    <p class="actions">
      <button name="answer" value="pending">Leave it open: the bank decides 20 seconds later</button>
      <button name="answer" value="pay-and-close">Approve, then close the window</button>
    </p>
  </details>`

/** Reports a message to the page around the frame, as 3-D Secure does. */
export const frameMessagePage = (target: string, message: object) =>
  customerPage({
    title: 'One moment',
    script: '/__sandbox/bank/browser/frame-message.js',
    content: html`<p id="message" role="status" data-target="${target}" data-message="${JSON.stringify(message)}">
      One moment, please.
    </p>`,
  })

/** The page of a customer who never returns to the shop. */
export const closedPage = () =>
  customerPage({
    title: 'Paid',
    alone: true,
    content: html`<h1>Paid</h1>
      <p role="status">Now close this window. Only the notice in the background reaches the shop.</p>`,
  })

/** The page for a URL without a known payment. */
export const unknownPage = () =>
  customerPage({
    title: 'Unknown payment',
    alone: true,
    content: html`<h1>Unknown payment</h1>
      <p>This payment is not known here, or it is over. Please go back to the shop.</p>`,
  })
