import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Container, Row } from '@shop/ui/layout/layout.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { CUSTOMER_SERVICE } from '../../runtime/config/failure-texts.ts'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLocation, useNavigate } from '../../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { phoneLink } from '../../runtime/navigation/phone-link.ts'
import type { Page } from '../page.ts'

/** The error page, with three links to continue. */
export function ErrorPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { from?: string } | null }
  const phone = useShopConfig().content.sellingPointsBar?.phone
  const tryAgain = () => void (state?.from ? navigate(state.from, { replace: true }) : navigate(-1))
  return (
    <Container>
      <Head title={t('SomethingWentWrong')} noindex />
      <EmptyState
        picture={<Icon name="tryAgain" />}
        title={<h1>{t('SomethingWentWrong')}</h1>}
        action={
          <Row data-justify="center">
            <Button size="large" icon="tryAgain" onClick={tryAgain}>
              {t('TryAgain')}
            </Button>
            <ButtonLink href={paths.home} size="large" look="secondary">
              {t('GoBackToShop')}
            </ButtonLink>
            <ButtonLink href={paths.customerService} size="large" look="quiet">
              {t('CustomerService') || CUSTOMER_SERVICE}
            </ButtonLink>
          </Row>
        }
      >
        <Lead>{t('CartIsSafe')}</Lead>
        <p>{t('ContactCustomerServiceIfItContinues')}</p>
        {phone && <StandaloneLink href={phoneLink(phone)}>{t('CallUs', { phone })}</StandaloneLink>}
      </EmptyState>
    </Container>
  )
}

export const page = { Component: ErrorPage } satisfies Page
