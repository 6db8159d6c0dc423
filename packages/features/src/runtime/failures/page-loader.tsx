import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { OutlinedLoader } from '@shop/ui/elements/outlined-loader.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { failureTexts } from '../config/failure-texts.ts'
import { useShopConfig, useTranslate } from '../config/shop-config.tsx'
import { paths } from '../navigation/paths.ts'
import { phoneLink } from '../navigation/phone-link.ts'
import { WriteToUs } from '../navigation/write-to-us.tsx'

/** Used if the gateway has no texts. English on purpose. */
const WORDS = {
  StillLoading: 'This is taking longer than usual. Your connection may be slow.',
  TryAgain: failureTexts.TryAgain,
  GoToStartPage: 'Go to the start page',
} as const

interface PageLoaderProps {
  label?: MessageKey
  /** Outlines of a part that is loading. By default the outlines of a whole page. */
  children?: ReactNode
}

/** Replaces a page, or its main part, while it is loading. After ten seconds it offers ways on. */
export function PageLoader({ label = 'Loading', children }: PageLoaderProps) {
  const t = useTranslate()
  const loader = (
    <OutlinedLoader label={t(label)} late={<WaysOn />}>
      {children ?? <PageOutline />}
    </OutlinedLoader>
  )
  if (children) return loader
  return (
    <Container>
      <Section spacing="page-top">{loader}</Section>
    </Container>
  )
}

/** A heading, some lines and a panel, because most pages begin so. */
const PageOutline = () => (
  <Stack>
    <Skeleton $height="2.75rem" $width="min(22rem, 80%)" />
    <Skeleton />
    <Skeleton $width="70%" />
    <Skeleton $height="14rem" />
  </Stack>
)

/** Replaces a private page until the browser has loaded its data. Hydration keeps its title for the page's own. */
export function PrivatePageLoader() {
  const { brand, configuration } = useShopConfig()
  return (
    <>
      <title>{configuration.displayName || brand.name}</title>
      <PageLoader />
    </>
  )
}

/** Links that load a document, so that they work without a script. */
function WaysOn() {
  const t = useTranslate()
  const phone = useShopConfig().content.sellingPointsBar?.phone
  const textOf = (key: keyof typeof WORDS) => t(key) || WORDS[key]
  return (
    <Alert tone="info" live>
      <p>{textOf('StillLoading')}</p>
      <Row>
        {/* An empty address reloads the page. */}
        <ButtonLink href="" target="_self" look="secondary" icon="tryAgain">
          {textOf('TryAgain')}
        </ButtonLink>
        <StandaloneLink href={paths.home} target="_self">
          {textOf('GoToStartPage')}
        </StandaloneLink>
        {phone && <WriteToUs as={StandaloneLink} />}
        {phone && <StandaloneLink href={phoneLink(phone)}>{t('TalkToUsPhone', { phone })}</StandaloneLink>}
      </Row>
    </Alert>
  )
}
