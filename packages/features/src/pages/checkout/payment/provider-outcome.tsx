import type { TransactionIds } from '@shop/api-client'
import { Container, Section, Stack, WithSummary } from '@shop/ui/layout/layout.tsx'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import type { OwnResult, ProviderCheckout } from '../../../payments/providers/provider.ts'
import { isElsewhere } from '../../../payments/result/elsewhere.ts'
import { hasEnded, outcomeOf } from '../../../payments/result/outcome.ts'
import { usePayment } from '../../../payments/result/use-payment.ts'
import { POLLED, type KnownPayment } from '../../../payments/result/watch-payment.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { isAnswerLost } from '../../../runtime/failures/failures.ts'
import { LeaveForError } from '../../../runtime/failures/leave-for-error.tsx'
import { loadAhead } from '../../../runtime/platform/load-ahead.ts'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useAutoRedirect } from '../../../runtime/navigation/use-auto-redirect.ts'
import { AutoRedirectNotice } from '../../../shell/auto-redirect-notice.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

/** Milliseconds until a final result moves on to the home page. */
const RESULT_SHOWN_FOR = 300_000

interface ProviderOutcomeProps {
  ids: TransactionIds
  checkout: ProviderCheckout
  ownResult: OwnResult
}

/** The result of a payment in the provider's own view, then the home page. */
export function ProviderOutcome({ ids, checkout: { isPlaced }, ownResult }: ProviderOutcomeProps) {
  const [View] = useState(() => loadAhead(ownResult.loadView))
  const read = useCallback((known: KnownPayment) => outcomeOf(known, { ids, isPlaced }), [ids, isPlaced])
  const until = useCallback(
    (known: KnownPayment) => {
      const outcome = read(known)
      // Analytics needs the transaction of a placed order.
      if (outcome === 'placed') return isElsewhere(known) || Boolean(known.transaction?.orderNumber)
      return (hasEnded(outcome) && !isAnswerLost(known.error)) || outcome === 'missing'
    },
    [read],
  )
  const payment = usePayment(ids, { until, own: ownResult.ask, ...POLLED })
  const { answer } = payment
  const known = read(payment)
  const isUnread = known === 'unknown' || known === 'missing'
  const isAsking = payment.phase === 'asking'
  if (isUnread && !isAsking) return <LeaveForError />
  const outcome = isAsking && (isUnread || hasEnded(known)) ? 'checking' : known
  const result = <PaymentOutcome outcome={outcome} ids={ids} payment={payment} failsAt="result-page" />
  if (outcome === 'checking') return result
  return (
    <ThenStartPage>
      {result}
      {answer?.html && (
        <Container data-screen-only>
          <WithSummary>
            <Suspense>
              <View html={answer.html} />
            </Suspense>
          </WithSummary>
        </Container>
      )}
    </ThenStartPage>
  )
}

/** A new document ends the provider's script. */
const goHome = () => location.assign(paths.home)

function ThenStartPage({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { stays, stay, pause } = useAutoRedirect(goHome, RESULT_SHOWN_FOR)
  return (
    <>
      {children}
      <Container data-screen-only>
        <Section>
          <Stack {...pause}>
            <AutoRedirectNotice
              stays={stays}
              stay={stay}
              text={t('MovingOnInMinutes', { minutes: RESULT_SHOWN_FOR / 60_000 })}
            />
          </Stack>
        </Section>
      </Container>
    </>
  )
}
