import { ButtonLink } from '@shop/ui/button.tsx'
import { Container, Section, Stack } from '@shop/ui/layout.tsx'
import { Lead } from '@shop/ui/text.tsx'
import { Head } from '../runtime/head.tsx'
import { paths } from '../runtime/paths.ts'
import { data } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'

/** Lets the server answer with the true status (ROUTE-23). */
export const notFoundLoader = () => data(null, { status: 404 })

/** The page for addresses that lead nowhere (ERR-03). */
export function NotFoundPage() {
  const t = useTranslate()
  return (
    <Container data-width="narrow">
      <Head title={t('PageNotFound')} hidden />
      <Section>
        <Stack>
          <h1>{t('PageNotFound')}</h1>
          <Lead>{t('PageNotFoundHelp')}</Lead>
          <p>
            <ButtonLink href={paths.home}>{t('GoToStartPage')}</ButtonLink>
          </p>
        </Stack>
      </Section>
    </Container>
  )
}
