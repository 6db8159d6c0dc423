import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Spinner } from '@shop/ui/elements/spinner.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import type { FormLock } from './use-form-lock.ts'

/**
 * Wraps a provider's form, and shows what a locked form waits for. An outdated form is hidden, because the notice about the
 * changed cart shows how to continue.
 */
export function LockableForm({ lock, children }: { lock: FormLock; children: ReactNode }) {
  const t = useTranslate()
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
