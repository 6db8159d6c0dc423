import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { useCallback } from 'react'
import { fillByLink } from '../../cart/fill-by-link.ts'
import { reordered } from '../../cart/reordered.tsx'
import { useHydrated } from '../../rendering/client/after-hydration.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { isRefusedForGood } from '../../runtime/failures/failures.ts'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'
import { useRequest } from '../../runtime/gateway/use-request.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { Navigate, useLocation } from '../../runtime/navigation/router.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { useVisit } from '../../session/visit/use-visit.ts'
import type { Page } from '../page.ts'

/** The page of the link in a reminder's mail: fills the visitor's cart with what was ordered, and opens the cart. */
function RefillPage() {
  const t = useTranslate()
  const isReady = useVisit(({ kind }) => kind !== 'unknown')
  return (
    <>
      <Head title={t('RefillMailTitle')} noindex />
      {useHydrated() && isReady ? <Filling /> : <PageLoader label="RefillFilling" />}
    </>
  )
}

function Filling() {
  const t = useTranslate()
  const shop = useShop()
  const { hash } = useLocation()
  const fill = useCallback(
    () =>
      fillByLink(shop, hash.slice(1)).catch((error: unknown) => {
        if (isRefusedForGood(error)) return null
        throw error
      }),
    [shop, hash],
  )
  const { answer: notSold, hasFailed, isRetrying, retry } = useRequest(fill)
  // In place of this page: going back from the cart leads to where the visitor was before.
  if (notSold) return <Navigate to={paths.cart} replace state={reordered(notSold)} />
  if (notSold === undefined && !hasFailed) return <PageLoader label="RefillFilling" />
  return (
    <Container>
      <Section spacing="page-top">
        <Stack gap="fields">
          <Stack gap="tight">
            <h1>{t('RefillMailTitle')}</h1>
            <Lead>{t(hasFailed ? 'OrderAgainFailed' : 'RefillLinkOver')}</Lead>
          </Stack>
          <Row>
            {hasFailed && (
              <Button icon="tryAgain" busy={isRetrying} onClick={retry}>
                {t('TryAgain')}
              </Button>
            )}
            <ButtonLink href={paths.home} look={hasFailed ? 'secondary' : 'primary'}>
              {t('ContinueShopping')}
            </ButtonLink>
          </Row>
        </Stack>
      </Section>
    </Container>
  )
}

export const page = { Component: RefillPage } satisfies Page
