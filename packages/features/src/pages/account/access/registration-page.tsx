import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useWantedFavourite } from '../../../catalogue/favourites/use-wanted-favourite.ts'
import { hasErrors } from '../../../forms/form-summary.tsx'
import { usePageTitle } from '../../../forms/use-page-title.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { Head } from '../../../runtime/document/head.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { Navigate, useLocation } from '../../../runtime/navigation/router.ts'
import { wayBack } from '../../../runtime/navigation/way-back.ts'
import { readKnownPerson } from '../../../session/known-person.ts'
import { readLoginPrompt } from '../../../session/login/login-prompt.ts'
import { RegistrationForm } from '../../../session/registration-form.tsx'
import { useCustomer } from '../../../session/visit/use-visit.ts'
import { useRegistration } from '../../../session/use-registration.ts'
import type { Page } from '../../page.ts'
import { AccessLayout } from './access-layout.tsx'

function RegistrationPage() {
  const t = useTranslate()
  return (
    <AccessLayout
      title={t('CreateAccount')}
      intro={`${t('CreateAccountIntro')} ${t('FieldsNeeded')}`}
      fields={['FirstName', 'LastName', 'Email', 'Password', 'PasswordConfirmed']}
      withoutCaptcha="RegistrationNotPossible"
      beside={<AlreadyCustomer />}
    >
      <Register />
    </AccessLayout>
  )
}

function Register() {
  const t = useTranslate()
  const customer = useCustomer()
  const location = useLocation()
  const registration = useRegistration(readKnownPerson(location.state), useWantedFavourite())
  const back = wayBack(location)
  const title = usePageTitle(t('CreateAccount'), hasErrors(registration))
  const { previousPath, favouritesNeedLogin } = readLoginPrompt(location.state, location.search)
  // A customer who opens this page sees the account. A new one is welcomed there, or goes on with a favourite or the basket.
  const isIn = customer && !registration.isSending
  if (isIn && registration.hasTried && previousPath && (favouritesNeedLogin || previousPath === paths.cart))
    return <Navigate to={previousPath} replace />
  if (isIn) return <Navigate to={paths.dashboard} state={registration.hasTried ? WELCOME : null} replace />
  return (
    <>
      <Head title={title} noindex />
      <RegistrationForm
        registration={registration}
        waysIn={
          <Row>
            <StandaloneLink href={paths.login} state={back}>
              {t('LogInHere')}
            </StandaloneLink>
            <StandaloneLink href={paths.forgotPassword} state={back}>
              {t('ForgotPasswordLink')}
            </StandaloneLink>
          </Row>
        }
      />
    </>
  )
}

function AlreadyCustomer() {
  const t = useTranslate()
  const back = wayBack(useLocation())
  return (
    <Panel surface="sunken">
      <Stack>
        <h2>{t('AlreadyCustomer')}</h2>
        <ButtonLink href={paths.login} state={back} look="secondary" wide>
          {t('LogIn')}
        </ButtonLink>
      </Stack>
    </Panel>
  )
}

const WELCOME = { showWelcomeMessage: true }

export const page = { Component: RegistrationPage } satisfies Page
