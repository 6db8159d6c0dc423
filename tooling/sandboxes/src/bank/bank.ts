import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { BoundedMap } from '../bounded-map.ts'
import { closedPage, frameMessagePage, questionPage, unknownPage } from './bank-page.ts'
import type { BankAnswer, BankQuestion } from './bank-question.ts'

const formSchema = v.object({
  payment: v.string(),
  answer: v.picklist(['approve', 'refuse', 'cancel', 'pending', 'pay-and-close']),
  password: v.optional(v.string(), ''),
})
const creqSchema = v.object({ acsTransID: v.string(), messageType: v.literal('CReq') })
const KEPT_QUESTIONS = 5000

/** The customers' banks and apps: one page for all providers, in its own window or in a frame. */
export function createBank() {
  const questions = new BoundedMap<string, BankQuestion & { given?: BankAnswer }>(KEPT_QUESTIONS)

  const show = (c: Context, token: string | undefined) => {
    const question = questions.get(token ?? '')
    if (!question) return c.html(unknownPage(), 404)
    c.header('content-security-policy', policyOf(question))
    return c.html(questionPage(token ?? '', question))
  }

  const routes = new Hono()
    .get('/', (c) => show(c, c.req.query('payment')))
    // A form in the shop's page posts the challenge request of 3-D Secure.
    .post('/', async (c) => show(c, transactionIn((await c.req.parseBody())['creq'])))
    .post('/answer', async (c) => {
      const form = v.safeParse(formSchema, await c.req.parseBody())
      const question = form.success ? questions.get(form.output.payment) : undefined
      if (!form.success || !question) return c.html(unknownPage(), 404)
      const isFirst = question.given === undefined
      question.given ??= effectiveAnswer(question, form.output)
      if (isFirst) question.onAnswer(question.given)
      if (question.framedBy !== undefined) {
        c.header('content-security-policy', policyOf(question))
        const result = { transStatus: question.given === 'approve' ? 'Y' : 'N' }
        return c.html(frameMessagePage(question.framedBy, { type: 'challengeResult', result }))
      }
      return form.output.answer === 'pay-and-close' ? c.html(closedPage()) : c.redirect(question.returnUrl(), 303)
    })

  return {
    routes,
    /** Makes the bank ask about a payment, at `/bank?payment=<token>`. */
    ask: (token: string, question: BankQuestion) => void questions.set(token, question),
    clear: () => questions.clear(),
  }
}
export type Bank = ReturnType<typeof createBank>

function effectiveAnswer({ asksAbout, password }: BankQuestion, form: v.InferOutput<typeof formSchema>): BankAnswer {
  const answer = form.answer === 'pay-and-close' ? 'approve' : form.answer
  if (asksAbout === 'app') return answer
  return answer === 'approve' && (password === undefined || password === form.password) ? 'approve' : 'refuse'
}

function transactionIn(creq: unknown): string | undefined {
  try {
    return v.parse(creqSchema, JSON.parse(Buffer.from(v.parse(v.string(), creq), 'base64').toString())).acsTransID
  } catch {
    return undefined
  }
}

/** Allows the bank's form, the frame, and the redirect to the shop, which browsers also check against `form-action`. */
function policyOf({ shopOrigin, framedBy }: BankQuestion) {
  const common = "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'"
  return framedBy === undefined
    ? `${common}; form-action 'self' ${shopOrigin}; frame-ancestors 'none'`
    : `${common}; form-action 'self'; frame-ancestors 'self' ${shopOrigin}`
}
