import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useParams } from '../../../runtime/navigation/router.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { useShop } from '../../../runtime/state/shop-context.ts'
import { LockableForm } from '../../form/form-frame.tsx'
import { OutlinedForm } from '../../form/form-outline.tsx'
import { useSuspended } from '../../form/form-state.ts'
import { useOpenConfirmation } from '../../result/open-confirmation.tsx'
import { useOpenFailureHandler } from '../../before/use-open-failure-handler.ts'
import { askKlarna, type KlarnaEvents } from './klarna-api.ts'
import { KlarnaFrame } from './klarna-frame.ts'
import { useKlarnaSnippet } from './use-klarna-snippet.ts'

/** Klarna's form in the shop's page. Klarna's script leads to the confirmation after a purchase. */
export function KlarnaForm() {
  const [attempt, setAttempt] = useState(0)
  // Each attempt loads another form, because Klarna's HTML may have changed.
  return <KlarnaAttempt key={attempt} onTryAgain={() => setAttempt(attempt + 1)} />
}

function KlarnaAttempt({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useTranslate()
  const { transactionId = '', correlationId } = useParams()
  const openConfirmation = useOpenConfirmation()
  const [cannotComplete, setCannotComplete] = useState(false)
  const events = useMemo(
    (): KlarnaEvents => ({
      // The order was paid already, in another tab or before a reload.
      load_confirmation: () => openConfirmation({ transactionId, correlationId }),
      can_not_complete_order: () => setCannotComplete(true),
    }),
    [openConfirmation, transactionId, correlationId],
  )
  const html = useSnippetHtml()
  const { host, stage } = useKlarnaSnippet(html || undefined, events)
  useSuspended(klarnaLock)
  const hasFailed = html === '' || stage === 'failed' || cannotComplete

  return (
    <div>
      {hasFailed && (
        <Alert tone="danger" live title={t('PaymentLoadFailed')}>
          <div>
            <Button onClick={onTryAgain}>{t('TryAgain')}</Button>
          </div>
        </Alert>
      )}
      <OutlinedForm isLoading={!hasFailed && stage === 'loading'}>
        <LockableForm>
          <KlarnaFrame ref={host} />
        </LockableForm>
      </OutlinedForm>
    </div>
  )
}

/** Klarna's form resumes by itself after some seconds unless it is told not to. */
const klarnaLock = {
  suspend: () => askKlarna((api) => api.suspend({ autoResume: { enabled: false } })),
  resume: () => askKlarna((api) => api.resume()),
}

/** Returns the form's HTML. Empty if Klarna sent none, undefined while loading. */
function useSnippetHtml(): string | undefined {
  const { loadGateway } = useShop()
  const handleOpenFailure = useOpenFailureHandler()
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    const leaving = new AbortController()
    loadGateway()
      .then(({ payments }) => payments.klarna(leaving.signal))
      .then(
        ({ dropInHtml }) => {
          if (!leaving.signal.aborted) setHtml(dropInHtml.trim())
        },
        (error: unknown) => {
          if (!leaving.signal.aborted) handleOpenFailure(error)
        },
      )
    return () => leaving.abort()
  }, [loadGateway, handleOpenFailure])
  return html
}
