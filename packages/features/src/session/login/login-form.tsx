import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { FormSummary, summaryFields } from '../../forms/form-summary.tsx'
import { PasswordInput } from '../../forms/password-input.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLocation } from '../../runtime/navigation/router.ts'
import { wayBack } from '../../runtime/navigation/way-back.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import type { Login } from './use-login.ts'

/** The login form, with a link for a forgotten password. */
export function LoginForm({ login }: { login: Login }) {
  const t = useTranslate()
  const back = wayBack(useLocation())
  const { id, field } = login
  const labels = { email: t('Email'), password: t('Password') }
  return (
    <form {...login.formProps}>
      <Fields>
        <FormSummary form={login} fields={summaryFields(id, labels)} />
        <EmailField {...field('email')} autoComplete="username" />
        <PasswordInput {...field('password')} label="Password" autoComplete="current-password" />
        <div>
          <StandaloneLink href={paths.forgotPassword} state={back}>
            {t('ForgotPasswordLink')}
          </StandaloneLink>
        </div>
        <Button type="submit" size="large" wide busy={login.isSending}>
          {t('LogIn')}
        </Button>
      </Fields>
    </form>
  )
}
