import type { TransactionIds } from '@shop/api-client'
import { Container, Section, Stack, WithSummary } from '@shop/ui/layout/layout.tsx'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { OwnResult } from '../../../payments/providers/provider.ts'
import { isAnswered, readAnswered } from '../../../payments/result/read-answered.ts'
import { usePayment } from '../../../payments/result/use-payment.ts'
import { POLLED } from '../../../payments/result/watch-payment.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { LeaveForError } from '../../../runtime/failures/leave-for-error.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useAutoRedirect } from '../../../runtime/navigation/use-auto-redirect.ts'
import { AutoRedirectNotice } from '../../../shell/auto-redirect-notice.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

/** Milliseconds until a final result moves on to the home page. */
const RESULT_SHOWN_FOR = 300_000

/** The result of a payment in the provider's own view, then the home page. */
export function ProviderOutcome({ ids, ownResult }: { ids: TransactionIds; ownResult: OwnResult }) {
  const [View] = useState(() => {
    const view = ownResult.loadView()
    return lazy(async () => ({ default: await view }))
  })
  const payment = usePayment(ids, { until: isAnswered, own: ownResult.ask, ...POLLED })
  const { phase, answer } = payment
  const read = readAnswered(payment)
  if (!read && phase !== 'asking') return <LeaveForError />
  const outcome = read ?? 'checking'
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

/** A new document ends the provider's script, and counts the purchase. */
const goHome = () => location.assign(paths.home)

function ThenStartPage({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { stays, stay, pause } = useAutoRedirect(goHome, RESULT_SHOWN_FOR)
  return (
    <div {...pause}>
      {children}
      <Container data-screen-only>
        <Section>
          <Stack>
            <AutoRedirectNotice
              stays={stays}
              stay={stay}
              text={t('MovingOnInMinutes', { minutes: RESULT_SHOWN_FOR / 60_000 })}
            />
          </Stack>
        </Section>
      </Container>
    </div>
  )
}
