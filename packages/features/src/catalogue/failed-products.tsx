import { Container, Section } from '@shop/ui/layout/layout.tsx'
import { RetryNotice } from '../runtime/failures/retry-notice.tsx'

/** Replaces a row of products that could not be loaded. */
export function FailedProducts({ isRunning, onRetry }: { isRunning: boolean; onRetry: () => void }) {
  return (
    <Section surface="sunken">
      <Container>
        <RetryNotice text="ProductsFailed" isRunning={isRunning} onRetry={onRetry} />
      </Container>
    </Section>
  )
}
