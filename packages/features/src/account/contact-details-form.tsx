import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { PersonFields } from '../session/person-fields.tsx'
import type { ContactDetailsFormState } from './use-contact-details-form.ts'
import type { FieldBinding } from '../forms/use-field-binding.ts'
import { PasswordInput } from '../forms/password-input.tsx'

/** The form for a customer's names and e-mail, and for a new password if its box is ticked. */
export function ContactDetailsForm({ form }: { form: ContactDetailsFormState }) {
  const t = useTranslate()
  const labels = {
    firstName: t('FirstName'),
    middleName: t('MiddleName'),
    lastName: t('LastName'),
    email: t('Email'),
    currentPassword: t('CurrentPassword'),
    password: t('NewPassword'),
    passwordConfirmed: t('PasswordConfirmed'),
  }
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(form.id, labels)} />
        <PersonFields field={form.field} />
        <EmailField {...form.field('email')} autoComplete="username" />
        <Checkbox {...form.box('updatePassword')} label={t('ChangePassword')} />
        {form.values.updatePassword && <NewPasswordFields field={form.field} />}
        <Button type="submit" busy={form.isSending}>
          {t('Save')}
        </Button>
      </Fields>
    </form>
  )
}

interface NewPasswordFieldsProps {
  field: FieldBinding<Record<'currentPassword' | 'password' | 'passwordConfirmed', string>>['field']
}

/** The fields for the current password and, twice, the new one. */
function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput {...field('currentPassword')} label="CurrentPassword" autoComplete="current-password" />
      <PasswordInput {...field('password')} label="NewPassword" autoComplete="new-password" saysRules />
      <PasswordInput {...field('passwordConfirmed')} label="PasswordConfirmed" autoComplete="new-password" />
    </>
  )
}
