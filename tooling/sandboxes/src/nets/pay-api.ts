import { Hono } from 'hono'
import * as v from 'valibot'
import { type Platform, pause } from '../platform.ts'
import { digitsOf, expiryOf, isCardNumber, isFuture, isSecurityCode } from '../card/browser/card.js'
import { brandOf } from '../card/browser/card-brands.js'
import { type Nets, REFUSED_BY_BANK } from './nets.ts'
import { type PaymentDetails, type Payment, isPaid, isPayable } from './payment.ts'
import { TEST_CARDS } from './test-inputs.ts'

const cardSchema = v.object({
  method: v.literal('card'),
  number: v.pipe(v.string(), v.transform(digitsOf), v.check(isCardNumber)),
  expiry: v.pipe(
    v.string(),
    v.check((text) => isFuture(expiryOf(text), new Date())),
  ),
  securityCode: v.pipe(v.string(), v.check(isSecurityCode)),
})
const otherSchema = v.object({ method: v.picklist(['mobilepay', 'swish', 'invoice']), approved: v.boolean() })
const paySchema = v.variant('method', [cardSchema, otherSchema])
type Pay = v.InferOutput<typeof paySchema>

/** The call of the payment window when the customer presses "pay". Same origin only. */
export function payApi(nets: Nets, platform: Platform) {
  const api = new Hono()
  return api.post('/:id', async (c) => {
    const payment = nets.payments.get(c.req.param('id'))
    const wanted = v.safeParse(paySchema, await c.req.json<unknown>().catch(() => undefined))
    if (!payment || !isPayable(payment, platform.now())) return c.json({ kind: 'error', code: '99' }, 404)
    if (!wanted.success) return c.json({ kind: 'invalid' }, 400)
    return c.json(await pay(nets, platform, payment, wanted.output))
  })
}

async function pay(nets: Nets, platform: Platform, payment: Payment, wanted: Pay) {
  if (isPaid(payment)) return { kind: 'paid' }
  const outcome = refusedByCustomer(wanted) ?? outcomeOf(payment.request.order.amount, wanted.method, numberIn(wanted))
  if (outcome.kind === 'challenge' || outcome.kind === 'challenge-in-frame') {
    return { ...outcome, question: nets.challenge(payment, paymentDetailsOf(wanted), outcome.kind) }
  }
  if (outcome.kind === 'declined') nets.decline(payment, outcome.code)
  if (outcome.kind === 'later') nets.reserveLater(payment, paymentDetailsOf(wanted))
  if (outcome.kind === 'paid') {
    if (outcome.slowMilliseconds > 0) await pause(platform, outcome.slowMilliseconds)
    nets.reserve(payment, paymentDetailsOf(wanted))
  }
  return outcome
}

const refusedByCustomer = (wanted: Pay) =>
  wanted.method !== 'card' && !wanted.approved ? ({ kind: 'declined', code: REFUSED_BY_BANK } as const) : undefined

const numberIn = (wanted: Pay) => (wanted.method === 'card' ? wanted.number : undefined)

function paymentDetailsOf(wanted: Pay): PaymentDetails {
  if (wanted.method === 'card') return cardDetailsOf(wanted.number, wanted.expiry)
  if (wanted.method === 'invoice') return { paymentType: 'INVOICE', paymentMethod: 'RatePayInvoice' }
  if (wanted.method === 'mobilepay') return { paymentType: 'WALLET', paymentMethod: 'MobilePay' }
  return { paymentType: 'WALLET', paymentMethod: 'Swish' }
}

/** Nets' spelling of the cards' brands. */
const BRANDS = { visa: 'Visa', mc: 'MasterCard', amex: 'AmericanExpress', dankort: 'Dankort', maestro: 'Maestro' }

function cardDetailsOf(number: string, expiry: string): PaymentDetails {
  const maskedPan = `${number.slice(0, 6)}${'*'.repeat(number.length - 10)}${number.slice(-4)}`
  const { month, year } = expiryOf(expiry) ?? { month: 0, year: 0 }
  const expiryDate = `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`
  return {
    paymentType: 'CARD',
    paymentMethod: BRANDS[brandOf(number) ?? 'maestro'],
    cardDetails: { maskedPan, expiryDate },
  }
}

/** The outcome of "pay". Codes are Nets' two-digit codes. */
type Outcome =
  | { kind: 'paid'; slowMilliseconds: number }
  | { kind: 'later' }
  | { kind: 'challenge' | 'challenge-in-frame' }
  | { kind: 'declined'; code: string }
  | { kind: 'error'; code: string }

/** Decides by the documented test amounts (0.XX, 1.XX, 3.XX), then by the test card. `amount` is in minor units. */
function outcomeOf(amount: number, method: string, cardNumber: string | undefined): Outcome {
  const code = String(amount % 100).padStart(2, '0')
  const whole = Math.floor(amount / 100)
  if (whole === 0) return { kind: 'error', code }
  if (whole === 1 && code !== '00') return { kind: 'declined', code }
  const slowMilliseconds = whole === 3 ? (amount % 100) * 1000 : 0
  if (method === 'invoice') return { kind: 'later' }
  const card = TEST_CARDS.find(({ number }) => number === cardNumber)
  if (card?.does === 'challenge' || card?.does === 'challenge-in-frame') return { kind: card.does }
  if (card?.does === 'declined') return { kind: 'declined', code: card.code }
  return { kind: 'paid', slowMilliseconds }
}
