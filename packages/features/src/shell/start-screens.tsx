import { Button } from '@shop/ui/elements/button.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { CUSTOMER_SERVICE, failureTexts } from '../runtime/config/failure-texts.ts'
import { paths } from '../runtime/navigation/paths.ts'

// Shown before the gateway has sent texts, so English.
const LOADING = 'Loading'

/** Shown until the texts have loaded. */
export const StartSpinner = () => <Loader label={LOADING} late={<LoadAgain text={failureTexts.TryAgain} />} />

/** Reloads the page, with or without a script, because an empty address is the page's own. */
export const LoadAgain = ({ text }: { text: string }) => (
  <Row justify="center">
    <Link href="" target="_self">
      {text}
    </Link>
  </Row>
)

/** Shown if the shop cannot be opened at all. */
export function StartFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Container width="narrow" as="main">
      <Section>
        <Stack>
          <h1>{failureTexts.SomethingWentWrong}</h1>
          <Lead>{failureTexts.ContactCustomerServiceIfItContinues}</Lead>
          <Row>
            <Button onClick={onTryAgain}>{failureTexts.TryAgain}</Button>
            <Link href={paths.customerService}>{CUSTOMER_SERVICE}</Link>
          </Row>
        </Stack>
      </Section>
    </Container>
  )
}
