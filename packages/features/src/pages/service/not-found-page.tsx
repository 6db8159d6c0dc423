import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Container, Row } from '@shop/ui/layout/layout.tsx'
import { Picture } from '@shop/ui/elements/picture.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { data } from '../../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'

/** Makes the server respond with status 404. */
export const notFoundLoader = () => data(null, { status: 404 })

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
