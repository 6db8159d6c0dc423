import type { Gateway, TransactionIds } from '@shop/api-client'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import type { AdyenForm, FormListener } from './adyen-sdk.ts'
import type { FormSettings } from './form-settings.ts'
import { lookAgain } from './look-again.ts'
import { stepAfter, stepOnArrival, type PaymentStep } from './payment-step.ts'

/** What the customer sees: the form, or why it is not there. */
export interface PaymentView {
  stage: 'opening' | 'checking' | 'open' | 'load-failed'
  /** What became of the last try. */
  message?: MessageKey
}

/** Everything that one payment needs of the page it stands in. */
export interface PaymentPage {
  gateway: Gateway
  ids: TransactionIds
  transaction: Transaction
  /** With what somebody comes back from a bank's page. */
  redirectResult: string | undefined
  /** Ends when the page is left: nothing is shown or asked for from then on. */
  signal: AbortSignal
  openForm: (settings: FormSettings, listener: FormListener) => Promise<AdyenForm>
  loadSettings: () => Promise<FormSettings>
  show: (view: PaymentView) => void
  leaveFor: (place: Exclude<PaymentStep['kind'], 'form' | 'action'>) => void
  fail: (error: unknown) => void
}

/** Takes somebody through a payment, from opening the page to what became of it (PAY-11 to PAY-19). */
export function startPayment(page: PaymentPage) {
  const { gateway, ids, transaction, redirectResult, signal, show } = page
  const { payments } = gateway
  let form: AdyenForm | undefined
  let isAsking = false
  /** Whether a try to pay may be under way, here or at a bank. */
  let mayHaveStarted = redirectResult !== undefined
  signal.addEventListener('abort', () => form?.close(), { once: true })

  /** Asks how to go on and does it; a second press while an answer is awaited does nothing. */
  async function goOn(ask: () => Promise<PaymentStep>) {
    if (isAsking) return
    isAsking = true
    try {
      const step = await ask()
      if (!signal.aborted) await take(step)
    } catch (error) {
      if (!signal.aborted) page.fail(error)
    } finally {
      isAsking = false
    }
  }

  async function take(step: PaymentStep) {
    if (step.kind !== 'form' && step.kind !== 'action') {
      form?.finish()
      page.leaveFor(step.kind)
      return
    }
    const isNew = form === undefined
    form ??= await open()
    if (!form) return
    if (step.kind === 'action') form.handle(step.action)
    else if (!isNew) form.offerAgain()
    show({ stage: 'open', ...(step.kind === 'form' && step.message && { message: step.message }) })
  }

  async function open() {
    const settings = await page.loadSettings()
    if (signal.aborted) return undefined
    const opened = await page.openForm(settings, listener).catch(() => undefined)
    if (signal.aborted) opened?.close()
    else if (!opened) listener.onLoadFailure()
    return signal.aborted ? undefined : opened
  }

  const orLookAgain = (answer: ReturnType<typeof payments.initialize>) => {
    const untouched = mayHaveStarted ? undefined : transaction
    mayHaveStarted = true
    return answer.then(stepAfter, async (error: unknown) => {
      const step = await lookAgain(gateway, { ids, error, untouched, signal })
      mayHaveStarted = step.kind !== 'form'
      return step
    })
  }

  const listener: FormListener = {
    onSubmit: (data) => {
      show({ stage: 'open' })
      void goOn(() => orLookAgain(payments.initialize({ ...ids, data })))
    },
    onDetails: ({ details, paymentData }) => {
      form?.wait()
      const answer = { details, ...(paymentData !== undefined && { paymentData }) }
      void goOn(() => orLookAgain(payments.details({ ...ids, ...answer })))
    },
    onLoadFailure: () => {
      form?.close()
      show({ stage: 'load-failed' })
    },
    onActionFailure: () => void goOn(async () => ({ kind: 'form', message: 'PaymentError' })),
  }

  show({ stage: redirectResult ? 'checking' : 'opening' })
  return goOn(() =>
    redirectResult
      ? orLookAgain(payments.details({ ...ids, details: { redirectResult } }))
      : payments.status(ids, signal).then(({ status }) => stepOnArrival(status, transaction.orderPlaced)),
  )
}
