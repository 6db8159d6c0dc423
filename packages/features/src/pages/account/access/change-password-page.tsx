import { hasErrors } from '../../../forms/form-summary.tsx'
import { usePageTitle } from '../../../forms/use-page-title.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { Head } from '../../../runtime/document/head.tsx'
import { isRefusedForGood } from '../../../runtime/failures/failures.ts'
import { redirect, useParams, type LoaderFunction, type Params } from '../../../runtime/navigation/router.ts'
import { NewPasswordForm, useNewPassword } from '../../../session/new-password-form.tsx'
import { RESET_LINK_EXPIRED } from '../../../session/reset-link.ts'
import type { Shop } from '../../../runtime/state/shop-context.ts'
import type { Page } from '../../page.ts'
import { AccessLayout } from './access-layout.tsx'

const linkOf = ({ userId = '', sessionId = '' }: Params) => ({ userId, sessionId })

/** Redirects from an expired link before its form is shown. */
const checkLink =
  ({ loadGateway }: Pick<Shop, 'loadGateway'>): LoaderFunction =>
  async ({ params }) => {
    const { account } = await loadGateway()
    try {
      await account.validateResetSession(linkOf(params))
    } catch (error) {
      if (!isRefusedForGood(error)) throw error
      return redirect(RESET_LINK_EXPIRED)
    }
    return null
  }

/** The page for a new password, opened by the link of a mail. */
function ChangePasswordPage() {
  const t = useTranslate()
  return (
    <AccessLayout title={t('ResetPasswordTitle')} fields={['NewPassword', 'PasswordConfirmed']}>
      <ChooseNewPassword />
    </AccessLayout>
  )
}

function ChooseNewPassword() {
  const t = useTranslate()
  const form = useNewPassword(linkOf(useParams()))
  const title = usePageTitle(t('ResetPasswordTitle'), hasErrors(form))
  return (
    <>
      <Head title={title} noindex />
      <NewPasswordForm form={form} />
    </>
  )
}

export const page = { Component: ChangePasswordPage, loader: checkLink } satisfies Page
