import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { forgotPasswordRules } from '@shop/domain/account/account-rules.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { CaptchaField } from '../forms/captcha-field.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useCaptchaForm } from '../forms/use-captcha-form.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import { wayBack } from '../runtime/navigation/way-back.ts'

/** The form state for requesting a reset link. The login page then confirms the request. */
export function useForgotPassword() {
  const { loadGateway } = useShop()
  const navigate = useNavigate()
  const back = wayBack(useLocation())
  return useCaptchaForm({
    id: 'forgot-password',
    rules: forgotPasswordRules(useConfiguration()),
    empty: { email: '', captcha: '' },
    sortErrorCodes: sortAccountErrors,
    send: async ({ email, captcha }) => {
      const { account } = await loadGateway()
      await account.forgotPassword({ email, captcha })
      await navigate(paths.login, { state: { ...back, forgotPassword: email } })
    },
  })
}

/** The form with the e-mail address and the captcha. */
export function ForgotPasswordForm({ form }: { form: ReturnType<typeof useForgotPassword> }) {
  const t = useTranslate()
  // The captcha's error names no field.
  const labels = { email: t('Email'), captcha: '' }
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(form.id, labels)} />
        <EmailField {...form.field('email')} autoComplete="username" />
        <CaptchaField form={form} />
        <Button type="submit" size="large" wide busy={form.isSending}>
          {t('SendResetLink')}
        </Button>
      </Fields>
    </form>
  )
}
