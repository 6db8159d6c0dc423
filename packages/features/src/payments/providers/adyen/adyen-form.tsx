import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import type { MouseEvent, KeyboardEvent } from 'react'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useParams } from '../../../runtime/navigation/router.ts'
import { OutlinedForm } from '../../form/form-outline.tsx'
import type { PaymentFormProps } from '../provider.ts'
import { AdyenLook } from './adyen-look.tsx'
import { useAdyenPayment } from './use-adyen-payment.ts'

/** Adyen's form in the shop's page, with the outcome of the last attempt. */
export function AdyenForm({ transaction }: PaymentFormProps) {
  // The gate requires a transaction.
  return transaction && <Payment transaction={transaction} />
}

function Payment({ transaction }: { transaction: Transaction }) {
  const t = useTranslate()
  const { transactionId = '', correlationId } = useParams()
  const { container, view, setView, startAgain } = useAdyenPayment(transaction, { transactionId, correlationId })
  const { stage, message } = view
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault()
    setView({ stage })
    container.current?.querySelector<HTMLElement>('button, input')?.focus()
  }
  return (
    <Stack>
      {stage === 'checking' && <Loader label={t('ResultChecking')} />}
      {stage === 'load-failed' && (
        <Alert tone="danger" live title={t('PaymentLoadFailed')}>
          <div>
            <Button onClick={startAgain}>{t('TryAgain')}</Button>
          </div>
        </Alert>
      )}
      {message && (
        // The clicked button has lost the focus, and on a phone this message is out of view above it.
        <div ref={focus} tabIndex={-1}>
          <Alert tone="danger" live title={t('PaymentFailed')}>
            <p>{t(message)}</p>
            <StandaloneLink href={paths.payment(transactionId, correlationId)} onClick={tryAgain}>
              {t('TryAgain')}
            </StandaloneLink>
          </Alert>
        </div>
      )}
      <OutlinedForm isLoading={stage === 'opening'}>
        <AdyenLook ref={container} onKeyDown={selectByArrowKey} />
      </OutlinedForm>
    </Stack>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Selects the next or previous payment method by arrow key, as in every radio group. Adyen's rows have that role but can be
 * reached only by Tab.
 */
function selectByArrowKey(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const rows = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      '.adyen-checkout__payment-method__header__title[role="radio"]',
    ),
  ]
  const at = rows.findIndex((row) => row === document.activeElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  const next = rows[(at + step + rows.length) % rows.length]
  next?.focus()
  next?.click()
}
