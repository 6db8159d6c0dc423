import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import type { ReactNode } from 'react'
import { CaptchaField } from '../forms/captcha-field.tsx'
import { ConsentLabel, useConsentText } from '../forms/consent-label.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useOptionalMark } from '../forms/use-optional-mark.ts'
import { PasswordInput } from '../forms/password-input.tsx'
import { useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { PersonFields } from './person-fields.tsx'
import type { RegistrationState } from './use-registration.ts'

interface RegistrationFormProps {
  registration: RegistrationState
  /** Links for a visitor whose address already has an account. */
  waysIn: ReactNode
}

/** The registration form. */
export function RegistrationForm({ registration, waysIn }: RegistrationFormProps) {
  const t = useTranslate()
  const { id, field, box, errors } = registration
  const labels = useRegistrationLabels()
  return (
    <form {...registration.formProps}>
      <Fields>
        <FormSummary form={registration} fields={summaryFields(id, labels)} />
        <PersonFields field={field} />
        <EmailField {...field('email')} autoComplete="username" />
        {errors.email === 'EmailInUse' && waysIn}
        <PasswordInput {...field('password')} label="Password" autoComplete="new-password" saysRules />
        <PasswordInput {...field('passwordConfirmed')} label="PasswordConfirmed" autoComplete="new-password" />
        <RegistrationConsents box={box} />
        <CaptchaField form={registration} />
        <Button type="submit" size="large" wide busy={registration.isSending}>
          {t('CreateMyAccount')}
        </Button>
      </Fields>
    </form>
  )
}

function RegistrationConsents({ box }: Pick<RegistrationState, 'box'>) {
  const t = useTranslate()
  const optional = useOptionalMark()
  const asksPrivacy = useFlag('showPrivacyPolicyConsent')
  return (
    <div>
      <Checkbox
        {...box('receiveMarketingMaterials')}
        label={[t('WantMarketing'), optional].filter(Boolean).join(' ')}
      />
      {asksPrivacy && <Checkbox {...box('privacyPolicyAgreed')} required label={<ConsentLabel consent="privacy" />} />}
    </div>
  )
}

/** Returns the labels for the error summary, in the order of the form. */
function useRegistrationLabels() {
  const t = useTranslate()
  const consentText = useConsentText()
  return {
    firstName: t('FirstName'),
    middleName: t('MiddleName'),
    lastName: t('LastName'),
    email: t('Email'),
    password: t('Password'),
    passwordConfirmed: t('PasswordConfirmed'),
    privacyPolicyAgreed: consentText('privacy'),
    // The captcha's error names no field.
    captcha: '',
  }
}
