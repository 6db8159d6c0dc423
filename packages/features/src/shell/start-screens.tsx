import { BaseStyles } from '@shop/ui/tokens/base-styles.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'

// Shown before the gateway has sent any text: English on purpose (ERR-01).
const FALLBACK = {
  loading: 'Loading',
  title: 'Sorry, something went wrong',
  tryAgain: 'Please try again',
  contact: 'If you continue experiencing issues, please contact Customer Service',
} as const

/** All there is until the texts have arrived (SHELL-01). */
export function StartSpinner() {
  return (
    <>
      <BaseStyles />
      <Loader label={FALLBACK.loading} />
    </>
  )
}

/** The error panel: what a visitor sees when the shop cannot be opened at all (API-04). */
export function StartFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <>
      <BaseStyles />
      <Container data-width="narrow" as="main">
        <Section>
          <Stack>
            <h1>{FALLBACK.title}</h1>
            <Lead>{FALLBACK.contact}</Lead>
            <p>
              <Button onClick={onTryAgain}>{FALLBACK.tryAgain}</Button>
            </p>
          </Stack>
        </Section>
      </Container>
    </>
  )
}
