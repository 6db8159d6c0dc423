import type { Gateway, TransactionIds } from '@shop/api-client'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { isCodeMissing } from '../../../runtime/failures/reopen.ts'
import { isPaid } from '../../before/payment-gate.ts'
import type { MountedForm, FormListener } from './adyen-sdk.ts'
import type { FormSettings } from './form-settings.ts'
import { recoverAttempt } from './recover-attempt.ts'
import { stepAfter, stepOnArrival, type PaymentStep } from './payment-step.ts'

/** The state of the form, or why there is none. */
export interface PaymentView {
  stage: 'opening' | 'checking' | 'open' | 'load-failed'
  /** The outcome of the last attempt. */
  message?: MessageKey
}

/** The services that a payment needs from its page. */
export interface PaymentServices {
  gateway: Gateway
  ids: TransactionIds
  transaction: Transaction
  /** The query value that a bank's page added on return. */
  redirectResult: string | undefined
  /** Aborted when the page is left. Nothing is shown or requested afterwards. */
  signal: AbortSignal
  openForm: (settings: FormSettings, listener: FormListener) => Promise<MountedForm>
  loadSettings: () => Promise<FormSettings>
  show: (view: PaymentView) => void
  leaveFor: (place: Exclude<PaymentStep['kind'], 'form' | 'action'>) => void
  fail: (error: unknown) => void
}

/** Runs a payment from opening the page to its result. */
export function startPayment(page: PaymentServices) {
  const { gateway, ids, transaction, redirectResult, signal, show } = page
  const { payments } = gateway
  let form: MountedForm | undefined
  let isRequesting = false
  /** Whether an attempt may be in progress, here or at a bank. */
  let mayHaveStarted = redirectResult !== undefined
  /** The outcome of the last attempt that is known. */
  let outcome: MessageKey | undefined
  /** Whether the last attempt has an unknown outcome, although the form is open again. */
  let isUncertain = false
  signal.addEventListener('abort', () => form?.close(), { once: true })

  /** Requests the next step and carries it out. Ignores clicks while a response is pending. */
  async function runStep(request: () => Promise<PaymentStep>) {
    if (isRequesting) return
    isRequesting = true
    try {
      const step = await request()
      isUncertain = step.kind === 'form' && step.message === 'PaymentUncertain'
      if (!isUncertain) outcome = step.kind === 'form' ? step.message : undefined
      if (!signal.aborted) await applyStep(step)
    } catch (error) {
      if (!signal.aborted) page.fail(error)
    } finally {
      isRequesting = false
    }
  }

  async function applyStep(step: PaymentStep) {
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
    const opened = await page.openForm(settings, listener).catch((error: unknown) => {
      if (isCodeMissing(error)) throw error
      return undefined
    })
    if (signal.aborted) opened?.close()
    else if (!opened) listener.onLoadFailure()
    return signal.aborted ? undefined : opened
  }

  /** After an unknown outcome, reads the transaction again before the next attempt. */
  const isPaidMeanwhile = async () => isUncertain && isPaid(await gateway.cart.getTransaction(ids, signal))

  /** Returns the step of an answer. Without a readable answer, finds out what became of the attempt. */
  const orRecover = (answer: ReturnType<typeof payments.initialize>) => {
    const untouched = mayHaveStarted ? undefined : transaction
    mayHaveStarted = true
    return answer.then(stepAfter, async (error: unknown) => {
      const step = await recoverAttempt(gateway, { ids, error, untouched, earlier: outcome, signal })
      mayHaveStarted = step.kind !== 'form' || step.message === 'PaymentUncertain'
      return step
    })
  }

  const listener: FormListener = {
    onSubmit: (data) => {
      show({ stage: 'open' })
      void runStep(async () =>
        (await isPaidMeanwhile()) ? { kind: 'result-page' } : orRecover(payments.initialize({ ...ids, data })),
      )
    },
    onDetails: ({ details, paymentData }) => {
      form?.wait()
      const answer = { details, ...(paymentData !== undefined && { paymentData }) }
      void runStep(() => orRecover(payments.details({ ...ids, ...answer })))
    },
    onLoadFailure: () => {
      form?.close()
      show({ stage: 'load-failed' })
    },
    onActionFailure: () => void runStep(async () => ({ kind: 'form', message: 'PaymentError' })),
  }

  show({ stage: redirectResult ? 'checking' : 'opening' })
  return runStep(() =>
    redirectResult
      ? orRecover(payments.details({ ...ids, details: { redirectResult } }))
      : payments.status(ids, signal).then(({ status }) => stepOnArrival(status, transaction.orderPlaced)),
  )
}
