import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { hasErrors } from '../../../forms/form-summary.tsx'
import { usePageTitle } from '../../../forms/use-page-title.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { Head } from '../../../runtime/document/head.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useLocation } from '../../../runtime/navigation/router.ts'
import { wayBack } from '../../../runtime/navigation/way-back.ts'
import { ForgotPasswordForm, useForgotPassword } from '../../../session/forgot-password-form.tsx'
import { comesFromExpiredLink } from '../../../session/reset-link.ts'
import type { Page } from '../../page.ts'
import { AccessLayout } from './access-layout.tsx'

/** The page that requests a reset link. Says so if an earlier link has expired. */
function ForgotPasswordPage() {
  const t = useTranslate()
  return (
    <AccessLayout
      title={t('ForgotPasswordTitle')}
      intro={t('ForgotPasswordIntro')}
      fields={['Email']}
      withoutCaptcha="PasswordResetNotPossible"
      belowReason={<BackToLogin />}
    >
      <AskForLink />
    </AccessLayout>
  )
}

function AskForLink() {
  const t = useTranslate()
  const { state, search } = useLocation()
  const form = useForgotPassword()
  const title = usePageTitle(t('ForgotPasswordTitle'), hasErrors(form))
  return (
    <Fields>
      <Head title={title} noindex />
      {comesFromExpiredLink(state, search) && (
        <Alert tone="danger" live>
          <p>{t('ResetLinkExpired')}</p>
        </Alert>
      )}
      <ForgotPasswordForm form={form} />
      <BackToLogin />
    </Fields>
  )
}

function BackToLogin() {
  const t = useTranslate()
  return (
    <p>
      <StandaloneLink href={paths.login} state={wayBack(useLocation())}>
        {t('BackToLogin')}
      </StandaloneLink>
    </p>
  )
}

export const page = { Component: ForgotPasswordPage } satisfies Page
