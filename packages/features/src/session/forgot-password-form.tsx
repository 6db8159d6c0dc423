import { forgotPasswordRules } from '@shop/domain/account-rules.ts'
import { sortAccountErrors } from '@shop/domain/account-errors.ts'
import { EMAIL_MAX_LENGTH } from '@shop/domain/email.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { CaptchaField } from '../forms/captcha-field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { spendCaptcha } from '../forms/spend-captcha.ts'
import { useForm } from '../forms/use-form.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { useServices } from '../runtime/gateway/services.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'

/** Asking for a mail with a link, which the login page then tells of (AUTH-15, AUTH-16). */
export function useForgotPassword() {
  const { loadGateway } = useServices()
  const navigate = useNavigate()
  const form = useForm({
    id: 'forgot-password',
    rules: forgotPasswordRules(useConfiguration()),
    empty: { email: '', captcha: '' },
    secrets: ['captcha'],
    sortCodes: sortAccountErrors,
    send: async ({ email, captcha }) => {
      const { account } = await loadGateway()
      await spendCaptcha(form, () => account.forgotPassword({ email, captcha }))
      await navigate(paths.login, { state: { forgotPassword: email } })
    },
  })
  return form
}

/** The address that the link is to go to, and the captcha. */
export function ForgotPasswordForm({ form }: { form: ReturnType<typeof useForgotPassword> }) {
  const t = useTranslate()
  const { id, field, values } = form
  const { error } = field('captcha')
  // The captcha says by itself what is wanted.
  const labels = { email: t('Email'), captcha: '' }
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(id, labels)} />
        <TextField
          {...field('email')}
          label={labels.email}
          type="email"
          autoComplete="username"
          maxLength={EMAIL_MAX_LENGTH}
        />
        <CaptchaField
          id={field('captcha').id}
          value={values.captcha}
          onChange={(token) => form.edit('captcha', token)}
          error={error}
          isWanted={values.email !== '' || form.tries > 0}
        />
        <Button type="submit" size="large" wide busy={form.isSending}>
          {t('SendResetLink')}
        </Button>
      </Fields>
    </form>
  )
}
