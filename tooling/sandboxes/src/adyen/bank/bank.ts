import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Adyen } from '../adyen.ts'
import { bankPage, closedPage, unknownPaymentPage } from './bank-page.ts'
import type { Payment } from '../payment.ts'
import { REFUSALS } from '../test-inputs.ts'

const answerSchema = v.object({
  payment: v.string(),
  answer: v.picklist(['approve', 'refuse', 'cancel', 'pending', 'pay-and-close']),
})
type BankAnswer = v.InferOutput<typeof answerSchema>['answer']

/** The app or bank of a redirect method. It asks the customer and redirects back to the shop. */
export function bank(adyen: Adyen) {
  const pages = new Hono()
  pages.get('/', (c) => {
    const payment = adyen.findByToken(c.req.query('payment'))
    if (!payment) return c.html(unknownPaymentPage(), 404)
    allowReturnRedirect(c, payment)
    return c.html(bankPage(payment))
  })
  pages.post('/answer', async (c) => {
    const given = v.safeParse(answerSchema, await c.req.parseBody())
    const payment = given.success ? adyen.findByToken(given.output.payment) : undefined
    if (!given.success || !payment) return c.html(unknownPaymentPage(), 404)
    answerPayment(adyen, payment, given.output.answer)
    if (given.output.answer === 'pay-and-close') return c.html(closedPage(payment))
    return c.redirect(returnUrl(adyen, payment), 303)
  })
  return pages
}

function answerPayment(adyen: Adyen, payment: Payment, answer: BankAnswer) {
  // Only the first answer counts, also after Back or a double click.
  if (payment.state !== 'waiting') return
  if (answer === 'refuse') adyen.finish(payment, 'refused', REFUSALS[0])
  else if (answer === 'cancel') adyen.finish(payment, 'cancelled')
  else adyen.finish(payment, answer === 'pending' ? 'pending' : 'authorised')
}

/** Returns the shop's return URL, with the result that proves the customer's visit. */
export function returnUrl(adyen: Adyen, payment: Payment): string {
  payment.redirectResult ??= adyen.newRedirectResult()
  const address = new URL(payment.request.returnUrl)
  address.searchParams.set('redirectResult', payment.redirectResult)
  return address.href
}

/** Allows the bank's form to be sent to the bank and redirected to the shop, because browsers also check redirects. */
export function allowReturnRedirect(c: Context, { request }: Payment) {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(request.returnUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
  )
}
