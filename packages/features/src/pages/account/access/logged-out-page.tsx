import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { useCallback } from 'react'
import { Head } from '../../../runtime/document/head.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { useNavigate } from '../../../runtime/navigation/router.ts'
import { useAutoRedirect } from '../../../runtime/navigation/use-auto-redirect.ts'
import { AfterHydration } from '../../../rendering/client/after-hydration.tsx'
import { AutoRedirectNotice } from '../../../shell/auto-redirect-notice.tsx'
import type { Page } from '../../page.ts'

/** Milliseconds until this page moves on to the home page. */
export const LOGGED_OUT_FOR = 5_000

/** Confirms the logout, then moves on to the home page. */
export function LoggedOutPage() {
  const t = useTranslate()
  return (
    <Container>
      <Head title={t('LoggedOutTitle')} noindex />
      <Section spacing="page-top">
        <Stack>
          <h1>{t('LoggedOutTitle')}</h1>
          <Lead>{t('LoggedOutText')}</Lead>
          <AfterHydration>
            <AutoRedirect />
          </AfterHydration>
        </Stack>
      </Section>
    </Container>
  )
}

function AutoRedirect() {
  const t = useTranslate()
  const navigate = useNavigate()
  const goHome = useCallback(() => void navigate(paths.home), [navigate])
  const { stays, stay, pause } = useAutoRedirect(goHome, LOGGED_OUT_FOR)
  return (
    <Stack {...pause}>
      <AutoRedirectNotice stays={stays} stay={stay} text={t('MovingOnSoon')} />
      <p>
        <ButtonLink href={paths.home}>{t('GoToStartPage')}</ButtonLink>
      </p>
    </Stack>
  )
}

export const page = { Component: LoggedOutPage } satisfies Page
