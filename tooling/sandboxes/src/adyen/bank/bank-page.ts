import { html } from 'hono/html'
import { customerPage } from '../../customer-page/customer-page.ts'
import type { Payment } from '../payment.ts'
import { type BankTexts, textsFor } from './texts.ts'

/** Formats the amount to pay. */
export function amountToPay({ request }: Payment, texts: BankTexts, language: string) {
  const { value, currency } = request.amount
  const decimals = decimalsOf(currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency, ...digits })
  return html`<p>${texts.toPay}: <span class="amount">${amount.format(value / 10 ** decimals)}</span></p>`
}

const WITHOUT_DECIMALS = 'CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
const WITH_THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'

/** How many decimals Adyen's minor unit of a currency has. Adyen differs from ISO 4217 in four currencies. */
function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0
  return WITH_THREE_DECIMALS.includes(currency) ? 3 : 2
}

/** Names the recipient and the order. */
export const recipient = ({ request }: Payment, texts: BankTexts) =>
  html`<p>${texts.to}: ${request.merchantAccount}. ${texts.reference}: ${request.reference}</p>`

/** The page of the app or bank after a redirect, with a button for every outcome. */
export function bankPage(payment: Payment) {
  const { language, texts } = textsFor(payment.request.shopperLocale)
  return customerPage({
    language,
    title: texts.bankTitle,
    notice: texts.sandbox,
    alone: true,
    content: html`<h1>${texts.bankTitle}</h1>
      ${amountToPay(payment, texts, language)} ${recipient(payment, texts)}
      <p>${texts.bankNote}</p>
      <form class="panel" method="post" action="/bank/answer">
        <input type="hidden" name="payment" value="${payment.token}" />
        <div class="actions">
          <button class="primary" name="answer" value="approve">${texts.approve}</button>
          <button name="answer" value="refuse">${texts.refuse}</button>
          <button name="answer" value="cancel">${texts.cancel}</button>
        </div>
        <details>
          <summary>${texts.otherAnswers}</summary>
          <div class="actions">
            <button name="answer" value="pending">${texts.pending}</button>
            <button name="answer" value="pay-and-close">${texts.payAndClose}</button>
          </div>
        </details>
      </form>`,
  })
}

/** The page of a customer who never returns to the shop. */
export function closedPage(payment: Payment) {
  const { language, texts } = textsFor(payment.request.shopperLocale)
  return customerPage({
    language,
    title: texts.closedTitle,
    notice: texts.sandbox,
    alone: true,
    content: html`<h1>${texts.closedTitle}</h1>
      <p role="status">${texts.closed}</p>`,
  })
}

/** The page for a URL without a known payment. */
export function unknownPaymentPage() {
  const { language, texts } = textsFor()
  return customerPage({
    language,
    title: texts.unknownTitle,
    notice: texts.sandbox,
    alone: true,
    content: html`<h1>${texts.unknownTitle}</h1>
      <p>${texts.unknown}</p>`,
  })
}
