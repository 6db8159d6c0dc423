import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import type { ComponentProps } from 'react'
import { useTranslate } from '../runtime/config/shop-config.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'maxLength'> & {
  /** `username` where the address is the login. */
  autoComplete: 'email' | 'username'
}

export function EmailField(props: EmailFieldProps) {
  const t = useTranslate()
  return <TextField {...props} label={t('Email')} type="email" maxLength={EMAIL_MAX_LENGTH} />
}
