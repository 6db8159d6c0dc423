import { sameOriginPath } from '@shop/domain/text/redirect.ts'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { ErrorNumber } from '@shop/ui/feedback/error-number.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Container, Row } from '@shop/ui/layout/layout.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { useEffect, useState } from 'react'
import { hasPieces } from '../../cart/cart.ts'
import { useCart } from '../../cart/cart-context.ts'
import { CUSTOMER_SERVICE } from '../../runtime/config/failure-texts.ts'
import { reopenOnce } from '../../runtime/failures/reopen.ts'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLocation, useNavigate } from '../../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { phoneLink } from '../../runtime/navigation/phone-link.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import type { Page } from '../page.ts'
import { WriteToUs } from '../../runtime/navigation/write-to-us.tsx'

/** The label of the error number without the gateway's texts. English on purpose. */
const ERROR_NUMBER = 'Please read out this number if you call us'

/** The error page: three ways to continue, and the number that a customer reads out on the telephone. */
export function ErrorPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { from?: string } | null }
  const errorNumber = useErrorNumber()
  const hasBasket = useCart(hasPieces)
  const phone = useShopConfig().content.sellingPointsBar?.phone
  const from = sameOriginPath(state?.from ?? '')
  const tryAgain = () => void (from ? navigate(from, { replace: true }) : navigate(-1))
  return (
    <Container>
      <Head title={t('SomethingWentWrong')} noindex />
      <EmptyState
        picture={<Icon name="tryAgain" />}
        title={<h1>{t('SomethingWentWrong')}</h1>}
        action={
          <Row justify="center">
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
        {hasBasket && <Lead>{t('CartIsSafe')}</Lead>}
        <p>{t('ContactCustomerServiceIfItContinues')}</p>
        {phone && (
          <Row justify="center">
            <WriteToUs as={StandaloneLink} />
            <StandaloneLink href={phoneLink(phone)}>{t('CallUs', { phone })}</StandaloneLink>
          </Row>
        )}
        {errorNumber && <ErrorNumber label={t('ReadOutErrorNumber') || ERROR_NUMBER} number={errorNumber} />}
      </EmptyState>
    </Container>
  )
}

/** Returns the number of the failure that led here, as it was when the page opened. */
function useErrorNumber(): string | undefined {
  const shop = useShop()
  const [errorNumber, setErrorNumber] = useState<string>()
  useEffect(() => {
    shop.loadGateway().then(
      (gateway) => setErrorNumber(gateway.latestErrorNumber()),
      // The failure was the missing code of the client. In this document, it would be missing on the next try, too.
      () => void reopenOnce(shop, paths.error),
    )
  }, [shop])
  return errorNumber
}

export const page = { Component: ErrorPage } satisfies Page
