import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Spinner } from '@shop/ui/elements/spinner.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { FormStateProvider, useFormLock, useFormState } from './form-state.ts'

interface FormFrameProps {
  reportStuck: () => void
  children: ReactNode
}

/**
 * Holds the state of the provider's form inside it. Another frame is another form. Says that the cart has changed
 * elsewhere, and how to restart with the current one.
 */
export function FormFrame({ reportStuck, children }: FormFrameProps) {
  const t = useTranslate()
  const { lock, hasChanged } = useFormLock()
  return (
    <>
      {hasChanged && (
        <Alert tone="warning" live title={t('CartChangedElsewhere')}>
          <p>{t('PaymentKeepsOrder')}</p>
          <StandaloneLink href={paths.checkout}>{t('StartPaymentAgain')}</StandaloneLink>
        </Alert>
      )}
      <div inert={lock === 'interrupted'}>
        <FormStateProvider value={{ lock, reportStuck }}>{children}</FormStateProvider>
      </div>
    </>
  )
}

/**
 * The place of a provider's form that can be suspended, with what a locked form waits for. An outdated form is hidden,
 * because the notice about the changed cart shows how to continue.
 */
export function LockableForm({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { lock } = useFormState()
  return (
    <div>
      {lock === 'waiting' && (
        <Row wrap="never">
          <Spinner />
          <Announcement>{t('CartUpdating')}</Announcement>
        </Row>
      )}
      <Place data-lock={lock}>{children}</Place>
    </div>
  )
}

const Place = styled.div`
  &[data-lock='waiting'],
  &[data-lock='interrupted'] {
    opacity: 0.4;
  }
  /* Keeps its width, because a frame without a width would measure itself again. */
  &[data-lock='outdated'] {
    visibility: hidden;
    height: 0;
    overflow: hidden;
  }
`
