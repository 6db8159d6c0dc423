import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Nets } from './nets.ts'
import { type Payment, isPaid } from './payment.ts'
import { languageOf, textsIn } from './texts.ts'
import { html } from 'hono/html'
import { customerPage } from '../customer-page/customer-page.ts'

const askSchema = v.object({ paymentId: v.string(), language: v.optional(v.string()) })
const answerSchema = v.object({
  paymentId: v.string(),
  answer: v.picklist(['approve', 'decline']),
  isFramed: v.optional(v.literal('true')),
})
const REFUSED_BY_BANK = '17'

/**
 * The bank's routes: the question, then the redirect to the shop's payment page. Inside the payment window the last page
 * passes the answer to the window.
 */
export function challenge(nets: Nets) {
  const pages = new Hono()
  pages.post('/', async (c) => {
    const asked = v.safeParse(askSchema, await c.req.parseBody())
    const payment = asked.success ? nets.payments.get(asked.output.paymentId) : undefined
    if (!asked.success || !payment?.challenged) return c.text('No payment waits for the bank.', 404)
    allowReturnRedirect(c, payment.checkoutUrl)
    return c.html(challengePage({ payment, language: languageOf(asked.output.language), isFramed: false }))
  })
  pages.get('/frame', (c) => {
    const payment = nets.payments.get(c.req.query('paymentId') ?? '')
    if (!payment?.challenged) return c.text('No payment waits for the bank.', 404)
    c.header('content-security-policy', BANK_POLICY)
    return c.html(challengePage({ payment, language: languageOf(c.req.query('language')), isFramed: true }))
  })
  pages.get('/answered', (c) => c.text(''))
  pages.post('/answer', async (c) => {
    const given = v.safeParse(answerSchema, await c.req.parseBody())
    const payment = given.success ? nets.payments.get(given.output.paymentId) : undefined
    if (!given.success || !payment) return c.text('No payment waits for the bank.', 404)
    const goBack = (approved: boolean) =>
      c.redirect(given.output.isFramed ? answeredUrl(approved) : returnUrl(payment, approved), 303)
    // Only the first answer counts, also after Back or a double click.
    if (!payment.challenged) return goBack(isPaid(payment))
    const approved = given.output.answer === 'approve' || isPaid(payment)
    if (approved) nets.reserve(payment, payment.challenged)
    else nets.decline(payment, REFUSED_BY_BANK)
    delete payment.challenged
    return goBack(approved)
  })
  return pages
}

const answeredUrl = (approved: boolean) => `/v1/challenge/answered?approved=${approved}`

function returnUrl({ id, checkoutUrl }: Payment, approved: boolean) {
  const address = new URL(checkoutUrl)
  address.searchParams.set('paymentId', id)
  if (!approved) address.searchParams.set('paymentFailed', 'true')
  return address.href
}

const BANK_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'"

// Browsers also check `form-action` against the redirect after a form.
const allowReturnRedirect = (c: Context, checkoutUrl: string) =>
  c.header('content-security-policy', `${BANK_POLICY} ${new URL(checkoutUrl).origin}`)

interface ChallengePage {
  payment: Payment
  language: string
  /** True if the bank asks inside the payment window. */
  isFramed: boolean
}

/** The bank's page (3-D Secure), with two answers. */
function challengePage({ payment, language, isFramed }: ChallengePage) {
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
