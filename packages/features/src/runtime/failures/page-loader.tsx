import type { MessageKey } from '@shop/domain/messages.ts'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { failureTexts } from '../config/failure-texts.ts'
import { useShopConfig, useTranslate } from '../config/shop-config.tsx'
import { paths } from '../navigation/paths.ts'
import { phoneLink } from '../navigation/phone-link.ts'

interface PageLoaderProps {
  label?: MessageKey
  /** The outlines of what is loading. */
  children?: ReactNode
}

/** Stands in for a page, or the part that a page is about, until it is there. A wait of more than ten seconds offers ways on. */
export function PageLoader({ label = 'Loading', children }: PageLoaderProps) {
  const t = useTranslate()
  const phone = useShopConfig().content.sellingPointsBar?.phone
  const late = (
    <WaysOn say={(key) => t(key) || failureTexts[key]}>
      {phone && <Link href={phoneLink(phone)}>{t('TalkToUsPhone', { phone })}</Link>}
    </WaysOn>
  )
  return (
    <Loader label={t(label)} late={late}>
      {children}
    </Loader>
  )
}

/** The same before the gateway has sent any text. */
export const WordlessPageLoader = ({ label }: { label: string }) => (
  <Loader label={label} late={<WaysOn say={(key) => failureTexts[key]} />} />
)

interface WaysOnProps {
  say: (key: 'StillLoading' | 'TryAgain' | 'GoToStartPage') => string
  children?: ReactNode
}

/** Links that load a document, so that they lead on without a script. */
const WaysOn = ({ say, children }: WaysOnProps) => (
  <Alert tone="info" live>
    <p>{say('StillLoading')}</p>
    <Row>
      {/* An empty address is that of the page at hand. */}
      <ButtonLink href="" target="_self" look="secondary" icon="tryAgain">
        {say('TryAgain')}
      </ButtonLink>
      <Link href={paths.home} target="_self">
        {say('GoToStartPage')}
      </Link>
      {children}
    </Row>
  </Alert>
)
