import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { challengePage } from './challenge-page.ts'
import type { Nets } from './nets.ts'
import { isPaid } from './payment.ts'
import { languageOf } from './texts.ts'

const askSchema = v.object({ paymentId: v.string(), language: v.optional(v.string()) })
const answerSchema = v.object({ paymentId: v.string(), answer: v.picklist(['approve', 'decline']) })
const REFUSED_BY_BANK = '17'

/** The way through the bank: shows the question, then sends the customer back to the shop's payment page. */
export function challenge(nets: Nets) {
  const pages = new Hono()
  pages.post('/', async (c) => {
    const asked = v.safeParse(askSchema, await c.req.parseBody())
    const payment = asked.success ? nets.payments.get(asked.output.paymentId) : undefined
    if (!asked.success || !payment?.challenged) return c.text('No payment waits for the bank.', 404)
    allowReturnRedirect(c, payment.checkoutUrl)
    return c.html(challengePage(payment, languageOf(asked.output.language)))
  })
  pages.post('/answer', async (c) => {
    const given = v.safeParse(answerSchema, await c.req.parseBody())
    const payment = given.success ? nets.payments.get(given.output.paymentId) : undefined
    if (!given.success || !payment) return c.text('No payment waits for the bank.', 404)
    // Answered twice (Back, a double click): the first answer counts.
    if (!payment.challenged) return c.redirect(returnUrl(payment.checkoutUrl, payment.id, isPaid(payment)), 303)
    const approved = given.output.answer === 'approve' || isPaid(payment)
    if (approved) nets.reserve(payment, payment.challenged)
    else nets.decline(payment, REFUSED_BY_BANK)
    delete payment.challenged
    return c.redirect(returnUrl(payment.checkoutUrl, payment.id, approved), 303)
  })
  return pages
}

function returnUrl(checkoutUrl: string, paymentId: string, approved: boolean) {
  const address = new URL(checkoutUrl)
  address.searchParams.set('paymentId', paymentId)
  if (!approved) address.searchParams.set('paymentFailed', 'true')
  return address.href
}

// Browsers hold `form-action` against the redirect that answers a form, too.
const allowReturnRedirect = (c: Context, checkoutUrl: string) =>
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(checkoutUrl).origin}; base-uri 'none'`,
  )
