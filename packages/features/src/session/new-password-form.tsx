import type { ResetSession } from '@shop/api-client'
import { sortAccountErrors } from '@shop/domain/account-errors.ts'
import { resetPasswordRules } from '@shop/domain/account-rules.ts'
import { PASSWORD_MAX } from '@shop/domain/password.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { PasswordField } from '@shop/ui/forms/password-field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useForm } from '../forms/use-form.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useServices } from '../runtime/gateway/services.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'
import { isLinkOver, RESET_LINK_EXPIRED } from './reset-link.ts'
import { useCustomer, useSession } from './session-context.ts'

/**
 * Choosing a new password behind a link from a mail. The link is checked again before it is used, and one that is over leads
 * to asking for another (AUTH-17); success leads to the login, also where somebody is logged in: every login is over (AUTH-19).
 */
export function useNewPassword(link: ResetSession) {
  const { loadGateway } = useServices()
  const navigate = useNavigate()
  const isLoggedIn = useCustomer() !== undefined
  const logOut = useSession((state) => state.logOut)
  return useForm({
    id: 'new-password',
    rules: resetPasswordRules,
    empty: { password: '', passwordConfirmed: '' },
    secrets: ['password', 'passwordConfirmed'],
    sortCodes: sortAccountErrors,
    send: async (passwords) => {
      const { account } = await loadGateway()
      try {
        await account.validateResetSession(link)
        await account.redeemResetSession({ ...link, ...passwords })
      } catch (error) {
        if (!isLinkOver(error)) throw error
        return navigate(RESET_LINK_EXPIRED)
      }
      if (isLoggedIn) logOut()
      return navigate(paths.login, { state: { showPasswordUpdatedSuccessMessage: true } })
    },
  })
}

/** The new password, twice (AUTH-18). */
export function NewPasswordForm({ form }: { form: ReturnType<typeof useNewPassword> }) {
  const t = useTranslate()
  const labels = { password: t('NewPassword'), passwordConfirmed: t('PasswordConfirmed') }
  const shared = {
    autoComplete: 'new-password',
    maxLength: PASSWORD_MAX,
    showLabel: t('ShowPassword'),
    hideLabel: t('HidePassword'),
  }
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(form.id, labels)} />
        <PasswordField {...form.field('password')} {...shared} label={labels.password} hint={t('PasswordHint')} />
        <PasswordField {...form.field('passwordConfirmed')} {...shared} label={labels.passwordConfirmed} />
        <Button type="submit" size="large" wide busy={form.isSending}>
          {t('SaveNewPassword')}
        </Button>
      </Fields>
    </form>
  )
}
