import { PasswordField } from '@shop/ui/forms/password-field.tsx'
import type { FieldBinding } from '../forms/use-field-binding.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

interface NewPasswordFieldsProps {
  field: FieldBinding<Record<'currentPassword' | 'password' | 'passwordConfirmed', string>>['field']
}

/** The fields for the current password and, twice, the new one. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const t = useTranslate()
  const texts = { showLabel: t('ShowPassword'), hideLabel: t('HidePassword') }
  const chosen = { ...texts, autoComplete: 'new-password' }
  return (
    <>
      <PasswordField
        {...field('currentPassword')}
        {...texts}
        label={t('CurrentPassword')}
        autoComplete="current-password"
      />
      <PasswordField {...field('password')} {...chosen} label={t('NewPassword')} hint={t('PasswordHint')} />
      <PasswordField {...field('passwordConfirmed')} {...chosen} label={t('PasswordConfirmed')} />
    </>
  )
}
