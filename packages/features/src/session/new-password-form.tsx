import type { Gateway, ResetSession } from '@shop/api-client'
import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { resetPasswordRules } from '@shop/domain/account/account-rules.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useForm } from '../forms/use-form.ts'
import { PasswordInput } from '../forms/password-input.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { isGlobalFailure } from '../runtime/failures/failures.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'
import { isResetLinkExpired, RESET_LINK_EXPIRED } from './reset-link.ts'
import { useCustomer } from './visit/use-visit.ts'
import { logOut } from './visit/visit-actions.ts'

/**
 * The form state for a new password, opened by the link of a mail. The link is validated again before it is used. An
 * expired link leads to requesting another one.
 * Success ends every login and leads to the login page. A lost answer leads there too, because a login shows whether
 * the password was changed.
 */
export function useNewPassword(link: ResetSession) {
  const shop = useShop()
  const navigate = useNavigate()
  const isLoggedIn = useCustomer() !== undefined
  return useForm({
    id: 'new-password',
    rules: resetPasswordRules(useConfiguration()),
    empty: { password: '', passwordConfirmed: '' },
    secrets: ['password', 'passwordConfirmed'],
    sortErrorCodes: sortAccountErrors,
    send: async (passwords) => {
      const outcome = await redeem(await shop.loadGateway(), { ...link, ...passwords })
      if (outcome === 'over') return navigate(RESET_LINK_EXPIRED)
      if (isLoggedIn) logOut(shop)
      const flag = outcome === 'done' ? 'showPasswordUpdatedSuccessMessage' : 'passwordMayBeUpdated'
      return navigate(paths.login, { state: { [flag]: true } })
    },
  })
}

/**
 * Validates the link and uses it. After a lost answer the result is `unknown`: another try could report the used link
 * as expired.
 */
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
    if (isResetLinkExpired(error)) return 'over'
    throw error
  }
}

/** The form with the new password, twice. */
export function NewPasswordForm({ form }: { form: ReturnType<typeof useNewPassword> }) {
  const t = useTranslate()
  const labels = { password: t('NewPassword'), passwordConfirmed: t('PasswordConfirmed') }
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(form.id, labels)} />
        <PasswordInput {...form.field('password')} label="NewPassword" autoComplete="new-password" saysRules />
        <PasswordInput {...form.field('passwordConfirmed')} label="PasswordConfirmed" autoComplete="new-password" />
        <Button type="submit" size="large" wide busy={form.isSending}>
          {t('SaveNewPassword')}
        </Button>
      </Fields>
    </form>
  )
}
