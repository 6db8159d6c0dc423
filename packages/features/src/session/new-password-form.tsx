import type { Gateway, ResetSession } from '@shop/api-client'
import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { resetPasswordRules } from '@shop/domain/account/account-rules.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { PasswordField } from '@shop/ui/forms/password-field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useForm } from '../forms/use-form.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { isGlobalFailure } from '../runtime/failures/failures.ts'
import { useServices } from '../runtime/gateway/services.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'
import { isLinkOver, RESET_LINK_EXPIRED } from './reset-link.ts'
import { useCustomer, useSession } from './session-context.ts'

/**
 * Choosing a new password behind a link from a mail. The link is checked again before it is used, and one that is over leads
 * to asking for another (AUTH-17); success leads to the login, also where somebody is logged in: every login is over (AUTH-19).
 * So does an answer that is lost, as logging in is how to find out.
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
    sortErrorCodes: sortAccountErrors,
    send: async (passwords) => {
      const outcome = await redeem(await loadGateway(), { ...link, ...passwords })
      if (outcome === 'over') return navigate(RESET_LINK_EXPIRED)
      if (isLoggedIn) logOut()
      const flag = outcome === 'done' ? 'showPasswordUpdatedSuccessMessage' : 'passwordMayBeUpdated'
      return navigate(paths.login, { state: { [flag]: true } })
    },
  })
}

/** Checks a link and uses it. Where the answer is lost the link may be used up: whoever tries again would hear that it is too old. */
async function redeem(
  { account }: Gateway,
  { password, passwordConfirmed, ...link }: Parameters<Gateway['account']['redeemResetSession']>[0],
): Promise<'done' | 'over' | 'unknown'> {
  try {
    await account.validateResetSession(link)
    return await account.redeemResetSession({ ...link, password, passwordConfirmed }).then(
      () => 'done',
      (error: unknown) => {
        if (isGlobalFailure(error)) return 'unknown'
        throw error
      },
    )
  } catch (error) {
    if (isLinkOver(error)) return 'over'
    throw error
  }
}

/** The new password, twice (AUTH-18). */
export function NewPasswordForm({ form }: { form: ReturnType<typeof useNewPassword> }) {
  const t = useTranslate()
  const labels = { password: t('NewPassword'), passwordConfirmed: t('PasswordConfirmed') }
  const shared = {
    autoComplete: 'new-password',
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
