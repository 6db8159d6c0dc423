import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { hasErrors } from '../../forms/form-summary.tsx'
import { usePageTitle } from '../../forms/use-page-title.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { Navigate } from '../../runtime/navigation/router.ts'
import { RegistrationForm } from '../../session/registration-form.tsx'
import { useCustomer } from '../../session/session-context.ts'
import { useRegistration } from '../../session/use-registration.ts'
import type { Page } from '../page.ts'
import { AccessLayout } from './access-layout.tsx'

/** Where an account is created (ROUTE-08, AUTH-07 to AUTH-14). */
function RegistrationPage() {
  const t = useTranslate()
  return (
    <AccessLayout title={t('CreateAccount')} intro={`${t('CreateAccountIntro')} ${t('FieldsNeeded')}`}>
      <Register />
    </AccessLayout>
  )
}

function Register() {
  const t = useTranslate()
  const customer = useCustomer()
  const registration = useRegistration({})
  const title = usePageTitle(t('CreateAccount'), hasErrors(registration))
  // Whoever has an account already only sees it; a new customer is welcomed there (AUTH-12).
  if (customer) return <Navigate to={paths.dashboard} state={registration.hasTried ? WELCOME : null} replace />
  return (
    <>
      <Head title={title} noindex />
      <RegistrationForm
        registration={registration}
        waysIn={
          <Row>
            <StandaloneLink href={paths.login}>{t('LogInHere')}</StandaloneLink>
            <StandaloneLink href={paths.forgotPassword}>{t('ForgotPasswordLink')}</StandaloneLink>
          </Row>
        }
      />
      <Row data-justify="center">
        {t('AlreadyCustomer')} <StandaloneLink href={paths.login}>{t('LogIn')}</StandaloneLink>
      </Row>
    </>
  )
}
const WELCOME = { showWelcomeMessage: true }

export const page = { Component: RegistrationPage } satisfies Page
