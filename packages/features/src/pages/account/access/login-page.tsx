import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { WithSummary, Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useEffect } from 'react'
import { useWantedFavourite } from '../../../catalogue/favourites/use-wanted-favourite.ts'
import { hasErrors } from '../../../forms/form-summary.tsx'
import { usePageTitle } from '../../../forms/use-page-title.ts'
import { DeviceOrdersPanel } from '../../../payments/purchases/device-orders-panel.tsx'
import { Head } from '../../../runtime/document/head.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { Navigate, useLocation, useNavigate } from '../../../runtime/navigation/router.ts'
import { wayBack } from '../../../runtime/navigation/way-back.ts'
import { useConfiguration, useTranslate } from '../../../runtime/config/shop-config.tsx'
import { AfterHydration } from '../../../rendering/client/after-hydration.tsx'
import { readLoginPrompt, type LoginPrompt } from '../../../session/login/login-prompt.ts'
import { LoginForm } from '../../../session/login/login-form.tsx'
import { LoginNotice } from '../../../session/login/login-notice.tsx'
import { useCustomer } from '../../../session/visit/use-visit.ts'
import { useLogin } from '../../../session/login/use-login.ts'
import type { Page } from '../../page.ts'
import { InBrowser } from '../in-browser.tsx'

export function LoginPage() {
  const t = useTranslate()
  const { state, search } = useLocation()
  useEmailOutOfAddress()
  return (
    <Container>
      <Section spacing="page-top">
        <WithSummary>
          <Stack gap="fields">
            <h1>{t('LoginTitle')}</h1>
            <InBrowser title={t('LoginTitle')} fields={['Email', 'Password']}>
              <LogIn prompt={readLoginPrompt(state, search)} />
            </InBrowser>
          </Stack>
          <Stack>
            <NewHere />
            <AfterHydration>
              <DeviceOrdersPanel />
            </AfterHydration>
          </Stack>
        </WithSummary>
      </Section>
    </Container>
  )
}

function LogIn({ prompt }: { prompt: LoginPrompt }) {
  const t = useTranslate()
  const customer = useCustomer()
  const login = useLogin(prompt.resetLinkFor, useWantedFavourite())
  const title = usePageTitle(t('LoginTitle'), hasErrors(login))
  // A customer who opens this page sees the account. After a login here, the customer returns to the shop.
  if (customer && !login.isSending)
    return <Navigate to={login.hasTried ? (prompt.previousPath ?? paths.home) : paths.dashboard} replace />
  return (
    <Fields>
      <Head title={title} noindex />
      <LoginNotice prompt={prompt} />
      <LoginForm login={login} />
    </Fields>
  )
}

function NewHere() {
  const t = useTranslate()
  const back = wayBack(useLocation())
  const { guestOrders } = useConfiguration()
  return (
    <Panel surface="sunken">
      <Stack>
        <h2>{t('NewHere')}</h2>
        <p>{t('NewHereText')}</p>
        <ButtonLink href={paths.register} state={back} look="secondary" wide>
          {t('CreateAccount')}
        </ButtonLink>
        <p>
          <StandaloneLink href={paths.home}>{t('ContinueAsGuest')}</StandaloneLink>
        </p>
        {guestOrders && (
          <p>
            <StandaloneLink href={paths.findOrder}>{t('FindOrderTitle')}</StandaloneLink>
          </p>
        )}
      </Stack>
    </Panel>
  )
}

/** Moves an e-mail address from the query to the history state, because addresses end up in logs. */
function useEmailOutOfAddress() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const email = query.get('forgotPassword')
    if (!email) return
    query.delete('forgotPassword')
    const rest = query.size > 0 ? `?${query.toString()}` : ''
    const handedOver: unknown = state
    const kept = typeof handedOver === 'object' ? handedOver : {}
    void navigate(pathname + rest, { replace: true, state: { ...kept, forgotPassword: email } })
  }, [navigate, pathname, search, state])
}

export const page = { Component: LoginPage } satisfies Page
