import type { Gateway, TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { redirectReason } from '../../../cart/redirect-reason.tsx'
import { useShopConfig, useTranslate } from '../../../runtime/config/shop-config.tsx'
import { useShop } from '../../../runtime/state/shop-context.ts'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useNavigate, useSearchParams } from '../../../runtime/navigation/router.ts'
import { useOpenConfirmation } from '../../result/open-confirmation.tsx'
import { useOpenFailureHandler } from '../../before/use-open-failure-handler.ts'
import { startPayment, type PaymentServices, type PaymentView } from './adyen-payment.ts'
import { formSettings } from './form-settings.ts'
import { openFormWithTimeout } from './open-form-with-timeout.ts'
import { takeRedirectResult, withoutRedirectResult } from './redirect-result.ts'

/** Runs a payment by Adyen in `container` while its page is open. */
export function useAdyenPayment(transaction: Transaction, ids: TransactionIds) {
  const { transactionId, correlationId } = ids
  const { loadGateway } = useShop()
  const container = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<PaymentView>({ stage: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const startAgain = useCallback(() => setAttempt((count) => count + 1), [])
  const leaveFor = useLeaveFor(transactionId, correlationId)
  const fail = useOpenFailureHandler()
  const readSettings = useReadSettings(transaction)
  const takeAnswer = useTakeRedirectResult()

  useEffect(() => {
    const leaving = new AbortController()
    const start = (gateway: Gateway, element: HTMLElement) =>
      startPayment({
        gateway,
        ids: { transactionId, correlationId },
        transaction,
        redirectResult: takeAnswer(),
        signal: leaving.signal,
        openForm: (settings, listener) => openFormWithTimeout(settings, element, listener),
        loadSettings: () => readSettings(gateway, leaving.signal),
        show: setView,
        leaveFor,
        fail,
      })
    const begin = async (element: HTMLElement) => {
      const gateway = await loadGateway()
      if (!leaving.signal.aborted) await start(gateway, element)
    }
    // The delay keeps React's StrictMode from starting two payments in development.
    const timer = setTimeout(() => {
      const { current } = container
      if (current) begin(current).catch((error: unknown) => !leaving.signal.aborted && fail(error))
    }, 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [loadGateway, transaction, transactionId, correlationId, leaveFor, fail, readSettings, takeAnswer, attempt])

  useReturnByBack(startAgain)
  return { container, view, setView, startAgain }
}

/** Returns a function that leads from a payment to the next page. */
function useLeaveFor(transactionId: string, correlationId: string | undefined): PaymentServices['leaveFor'] {
  const navigate = useNavigate()
  const openConfirmation = useOpenConfirmation()
  return useCallback(
    (place) => {
      const places = {
        'result-page': () => openConfirmation({ transactionId, correlationId }),
        'failure-page': () => navigate(paths.orderFailed(transactionId), { state: { correlationId } }),
        checkout: () => navigate(paths.checkout, { replace: true, state: redirectReason('payment-ended') }),
      }
      void places[place]()
    },
    [navigate, openConfirmation, transactionId, correlationId],
  )
}

/** Returns a function that reads the form's settings, called for each form. */
function useReadSettings(transaction: Transaction) {
  const { market } = useShopConfig().site
  const cardName = useTranslate()('PaymentCard') || 'Card'
  return useCallback(
    async ({ payments }: Gateway, signal: AbortSignal) =>
      formSettings(await payments.methods(signal), transaction, { ...market, cardName }),
    [market, cardName, transaction],
  )
}

/** Returns the value from a bank's page, once, and removes it from the address. */
function useTakeRedirectResult() {
  const { platform } = useShop()
  const [query, setQuery] = useSearchParams()
  const arrival = useRef({ query, setQuery })
  return useCallback(() => {
    const { query: asked, setQuery: change } = arrival.current
    const redirectResult = takeRedirectResult(asked, platform)
    const rest = withoutRedirectResult(asked)
    if (rest.size < asked.size) change(rest, { replace: true })
    return redirectResult
  }, [platform])
}

/** Restarts a page that the back-forward cache restores while it waits for a bank's page. */
function useReturnByBack(startAgain: () => void) {
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) startAgain()
    }
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [startAgain])
}
