import { PasswordField } from '@shop/ui/forms/password-field.tsx'
import type { ComponentProps } from 'react'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

/** For each label of a password field, the full names of its button. They start with the button's visible text. */
const BUTTON_NAMES = {
  Password: { show: 'ShowPasswordName', hide: 'HidePasswordName' },
  CurrentPassword: { show: 'ShowCurrentPassword', hide: 'HideCurrentPassword' },
  NewPassword: { show: 'ShowNewPassword', hide: 'HideNewPassword' },
  PasswordConfirmed: { show: 'ShowRepeatedPassword', hide: 'HideRepeatedPassword' },
} as const

type PasswordInputProps = Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'hint' | 'showLabel' | 'hideLabel' | 'showName' | 'hideName'
> & {
  label: keyof typeof BUTTON_NAMES
  autoComplete: 'current-password' | 'new-password'
  /** Whether it says what a new password must be like. */
  saysRules?: boolean
}

/** A password field with the shop's texts. */
export function PasswordInput({ label, saysRules = false, ...props }: PasswordInputProps) {
  const t = useTranslate()
  const { passwordMinLength: minimum } = useConfiguration()
  const { show, hide } = BUTTON_NAMES[label]
  return (
    <PasswordField
      {...props}
      label={t(label)}
      hint={saysRules && t('PasswordHint', { minimum })}
      showLabel={t('ShowPassword')}
      hideLabel={t('HidePassword')}
      showName={t(show)}
      hideName={t(hide)}
    />
  )
}
