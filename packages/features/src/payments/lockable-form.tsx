import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Spinner } from '@shop/ui/elements/spinner.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import type { FormLock } from './use-suspended-while-changing.ts'

/**
 * The place of a provider's form. It says what a locked form waits for. An outdated form takes no room: the notice that the
 * cart has changed tells how to go on.
 */
export function LockableForm({ lock, children }: { lock: FormLock; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div>
      {lock === 'waiting' && (
        <Row data-wrap="never">
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
  /* It keeps its width: a frame without one would measure itself anew. */
  &[data-lock='outdated'] {
    visibility: hidden;
    height: 0;
    overflow: hidden;
  }
`
