import { Button, ButtonLink } from '@shop/ui/button.tsx'
import { Container, Row, Section, Stack } from '@shop/ui/layout.tsx'
import { Lead } from '@shop/ui/text.tsx'
import { Head } from '../runtime/head.tsx'
import { paths } from '../runtime/paths.ts'
import { useLocation, useNavigate } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'

/** The page of the global failure rule (API-04, ERR-02, SHELL-24): what happened, and three ways on. */
export function ErrorPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { from?: string } | null }
  const tryAgain = () => void (state?.from ? navigate(state.from, { replace: true }) : navigate(-1))
  return (
    <Container data-width="narrow">
      <Head title={t('SomethingWentWrong')} hidden />
      <Section>
        <Stack>
          <h1>{t('SomethingWentWrong')}</h1>
          <Lead>{t('ContactCustomerServiceIfItContinues')}</Lead>
          <Row>
            <Button onClick={tryAgain}>{t('TryAgain')}</Button>
            <ButtonLink href={paths.customerService} look="secondary">
              {t('CustomerService')}
            </ButtonLink>
            <ButtonLink href={paths.home} look="quiet">
              {t('GoBackToShop')}
            </ButtonLink>
          </Row>
        </Stack>
      </Section>
    </Container>
  )
}
