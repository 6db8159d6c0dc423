import { BoundedMap } from '../bounded-map.ts'
import type { BankQuestion } from '../bank/bank-question.ts'
import { amountText } from '../page/page.ts'
import type { SandboxServices } from '../sandbox.ts'
import { brandOf } from '../card/browser/card-brands.js'
import { cardOf } from './card.ts'
import type { Payment, PaymentState, Refusal } from './payment.ts'
import { CARD_METHOD, isCapturedAtOnce } from './checkout-api/payment-methods.ts'
import type { PaymentRequest } from './payment-request.ts'
import { BANK_PASSWORD, REFUSALS } from './test-inputs.ts'
import { isNativeChallenge } from './three-d-secure.ts'
import { type AdyenEvent, type WebhookSettings, webhookOf } from './webhooks/webhooks.ts'

const KEPT_PAYMENTS = 5000
/** The delay of a slow bank, longer than the shop polls for the result. */
const PENDING_MILLISECONDS = 20_000
const WEBHOOK_MILLISECONDS = 500
/** Long enough for the previous webhook to arrive. */
const NEXT_WEBHOOK_MILLISECONDS = 1000

/** Creates Adyen's payments and its notifications about them. */
export function createAdyen(services: SandboxServices, webhookSettings: WebhookSettings) {
  const { platform, bank, eventLog, scenarios, webhookQueue } = services
  const payments = new BoundedMap<string, Payment>(KEPT_PAYMENTS)

  const stepsFor = ({ reference, shopperEmail: email, amount }: PaymentRequest) =>
    scenarios.stepsFor('adyen', { reference, email, amount: amount.value })

  function notify(payment: Payment, ...events: AdyenEvent[]) {
    const { reference } = payment.request
    const date = new Date(platform.now()).toISOString()
    for (const { eventCode, success } of events) eventLog.record('adyen', `${eventCode} ${success}`, { reference })
    const steps = stepsFor(payment.request)
    // For the step out-of-order, an event is held back until the next one has been sent.
    const isOvertaken = steps.includes('out-of-order') && !steps.includes('never')
    const heldBack = isOvertaken ? webhookQueue.heldFor('adyen', reference) : []
    webhookQueue.post(
      (wrong) => events.map((event) => webhookOf(payment, event, date, webhookSettings, wrong)),
      isOvertaken && heldBack.length === 0 ? [...steps, 'never'] : steps,
      WEBHOOK_MILLISECONDS,
    )
    for (const delivery of heldBack) {
      platform.after(WEBHOOK_MILLISECONDS + NEXT_WEBHOOK_MILLISECONDS, () => void webhookQueue.deliver(delivery))
    }
  }

  /** Ends a payment that waits for the customer or the bank. A payment ends only once. */
  function finish(payment: Payment, state: Exclude<PaymentState, 'waiting'>, refusal?: Refusal) {
    if (payment.state === state || (payment.state !== 'waiting' && payment.state !== 'pending')) return
    // A reset may have deleted the payment while a slow bank was working on it.
    if (!payments.has(payment.pspReference)) return
    payment.state = state
    if (state === 'authorised' && isCapturedAtOnce(payment.method)) {
      payment.capturedAmount = payment.request.amount.value
    }
    if (refusal) payment.refusal = refusal
    if (state === 'pending') platform.after(PENDING_MILLISECONDS, () => finish(payment, 'authorised'))
    else notify(payment, authorisation(payment))
  }

  /** Makes the customer's bank or app ask about a payment. */
  function ask(payment: Payment, question: Pick<BankQuestion, 'asksAbout' | 'onAnswer' | 'password' | 'framedBy'>) {
    const { amount, merchantAccount, reference, shopperLocale, returnUrl } = payment.request
    bank.ask(payment.token, {
      ...question,
      amount: amountText(amount.value, amount.currency),
      recipient: merchantAccount,
      reference,
      locale: shopperLocale,
      shopOrigin: new URL(returnUrl).origin,
      // The result in the URL proves the customer's visit.
      returnUrl: () => {
        payment.redirectResult ??= platform.newId()
        const address = new URL(returnUrl)
        address.searchParams.set('redirectResult', payment.redirectResult)
        return address.href
      },
    })
  }

  const find = (isWanted: (payment: Payment) => boolean) => [...payments.values()].find(isWanted)

  return {
    payments,
    finish,
    notify,
    stepsFor,
    newPspReference: () => pspReferenceFrom(platform.newId()),
    findByToken: (token: string | undefined) => find((payment) => payment.token === token),
    findByRedirectResult: (redirectResult: string) => find((payment) => payment.redirectResult === redirectResult),
    /** Makes the app of a redirect method ask. Its answer ends the payment. */
    askInApp: (payment: Payment) =>
      ask(payment, {
        asksAbout: 'app',
        onAnswer: (answer) => {
          if (payment.state === 'waiting')
            finish(payment, STATES[answer], answer === 'refuse' ? REFUSALS[0] : undefined)
        },
      }),
    /** Makes the bank ask for a password (3-D Secure), unless it has. The payment ends when the shop submits the details. */
    challenge(payment: Payment) {
      if (payment.challenge) return
      payment.challenge = 'asked'
      const { origin } = payment.request
      ask(payment, {
        asksAbout: 'card',
        password: BANK_PASSWORD,
        framedBy: isNativeChallenge(payment.request) && origin ? new URL(origin).origin : undefined,
        onAnswer: (answer) => {
          payment.challenge = answer === 'approve' ? 'passed' : 'failed'
        },
      })
    },
    open(request: PaymentRequest): Payment {
      const { type, holderName } = request.paymentMethod
      const payment: Payment = {
        pspReference: pspReferenceFrom(platform.newId()),
        token: platform.newId(),
        // The card's data are not stored.
        request: { ...request, paymentMethod: { type, holderName } },
        method: methodOf(request),
        state: 'waiting',
        redirectResult: undefined,
        areDetailsUsed: false,
        capturedAmount: 0,
        refundedAmount: 0,
        isCancelled: false,
        failing: new Set(),
      }
      payments.set(payment.pspReference, payment)
      return payment
    },
  }
}
export type Adyen = ReturnType<typeof createAdyen>

const STATES = { approve: 'authorised', refuse: 'refused', cancel: 'cancelled', pending: 'pending' } as const

const PSP_REFERENCE_LENGTH = 16
const pspReferenceFrom = (id: string) => id.slice(-PSP_REFERENCE_LENGTH).toUpperCase()

const methodOf = ({ paymentMethod }: PaymentRequest) =>
  paymentMethod.type === CARD_METHOD ? (brandOf(cardOf(paymentMethod)?.number ?? '') ?? 'card') : paymentMethod.type

/** The possible modifications of a payment, which Adyen names in a successful authorisation. */
const operationsOf = (method: string) => (isCapturedAtOnce(method) ? ['REFUND'] : ['CANCEL', 'CAPTURE', 'REFUND'])

const authorisation = ({ state, refusal, method, request: { amount } }: Payment) => ({
  eventCode: 'AUTHORISATION' as const,
  success: state === 'authorised',
  amount,
  reason: refusal?.reason ?? (state === 'cancelled' ? 'CANCELLED' : ''),
  ...(state === 'authorised' && { operations: operationsOf(method) }),
})
