import { Container, Section } from '@shop/ui/layout/layout.tsx'
import { RetryNotice } from '../runtime/failures/retry-notice.tsx'

/** Stands where a row of products would, when they cannot be had (OP-78). */
export function FailedProducts({ isRunning, onRetry }: { isRunning: boolean; onRetry: () => void }) {
  return (
    <Section data-surface="sunken">
      <Container>
        <RetryNotice text="ProductsFailed" isRunning={isRunning} onRetry={onRetry} />
      </Container>
    </Section>
  )
}
