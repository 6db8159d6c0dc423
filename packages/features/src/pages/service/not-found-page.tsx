import { GatewayFailure } from '@shop/api-client/failure.ts'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Container, Row } from '@shop/ui/layout/layout.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { movedAddress } from '../../runtime/navigation/moved-address.ts'
import { data, type LoaderFunctionArgs, type RouteObject } from '../../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import type { Page } from '../page.ts'

/**
 * Redirects an old address. Makes the server respond to any other with 404. Where the menu was refused, the address may be
 * that of a category, so the read of the menu has failed.
 */
const notFoundLoader =
  ({ config: { categoryRoutes, menuFailure } }: Shop, table: readonly RouteObject[]) =>
  ({ request }: LoaderFunctionArgs) => {
    const moved = movedAddress(categoryRoutes, table, request)
    if (moved) return moved
    if (menuFailure && new URL(request.url).pathname !== paths.notFound) throw new GatewayFailure(menuFailure)
    return data(null, { status: 404 })
  }

// The title if the gateway has no texts. Understood in every language.
const STATUS = '404'

/** The page of addresses that do not exist. */
export function NotFoundPage() {
  const t = useTranslate()
  const title = t('PageNotFound') || STATUS
  const picture = useShopConfig().categories.find(({ image }) => image !== '')?.image
  return (
    <Container>
      <Head title={title} noindex />
      <EmptyState
        picture={picture ? <Picture src={picture} alt="" sizes="220px" /> : <Icon name="search" />}
        title={<h1>{title}</h1>}
        action={
          <Row justify="center">
            <ButtonLink href={paths.home} size="large" icon="home">
              {t('GoToStartPage')}
            </ButtonLink>
            <ButtonLink href={paths.contact} size="large" look="secondary">
              {t('ContactUs')}
            </ButtonLink>
          </Row>
        }
      >
        <Lead>{t('PageNotFoundHelp')}</Lead>
      </EmptyState>
    </Container>
  )
}

export const page = { Component: NotFoundPage, loader: notFoundLoader } satisfies Page
