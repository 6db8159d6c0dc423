import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Adyen } from '../adyen.ts'
import { allowReturnRedirect, returnUrl } from './bank.ts'
import { unknownPaymentPage } from './bank-page.ts'
import { challengePage, challengeResultPage } from './challenge-page.ts'
import type { Payment } from '../payment.ts'
import { BANK_PASSWORD } from '../test-inputs.ts'
import { isNativeChallenge, readChallengeRequest } from './three-d-secure.ts'

const askSchema = v.object({ creq: v.pipe(v.string(), v.maxLength(10_000)) })
const answerSchema = v.object({
  payment: v.string(),
  answer: v.picklist(['confirm', 'cancel']),
  password: v.optional(v.string(), ''),
})

/** The bank's routes for 3-D Secure (ACS). The shop's form posts to them. A redirect sends GET. */
export function challenge(adyen: Adyen) {
  const pages = new Hono()
  pages.get('/', (c) => show(c, adyen.findByToken(c.req.query('payment'))))
  pages.post('/', async (c) => {
    const asked = v.safeParse(askSchema, await c.req.parseBody())
    return show(c, asked.success ? adyen.findByToken(readChallengeRequest(asked.output.creq)) : undefined)
  })
  pages.post('/answer', async (c) => {
    const given = v.safeParse(answerSchema, await c.req.parseBody())
    const payment = given.success ? adyen.findByToken(given.output.payment) : undefined
    if (!given.success || !payment?.challenge) return c.html(unknownPaymentPage(), 404)
    const isRight = given.output.answer === 'confirm' && given.output.password === BANK_PASSWORD
    // Only the first answer counts, also after Back or a double click.
    if (payment.challenge === 'asked') payment.challenge = isRight ? 'passed' : 'failed'
    const { origin } = payment.request
    if (!isNativeChallenge(payment.request) || !origin) return c.redirect(returnUrl(adyen, payment), 303)
    allowFrameIn(c, origin)
    return c.html(challengeResultPage(payment, new URL(origin).origin))
  })
  return pages
}

function show(c: Context, payment: Payment | undefined) {
  if (!payment?.challenge) return c.html(unknownPaymentPage(), 404)
  const { origin } = payment.request
  if (isNativeChallenge(payment.request) && origin) allowFrameIn(c, origin)
  else allowReturnRedirect(c, payment)
  return c.html(challengePage(payment))
}

/** Allows a page of the bank only in a frame of this shop's page. */
export const allowFrameIn = (c: Context, shop: string) =>
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${new URL(shop).origin}`,
  )
