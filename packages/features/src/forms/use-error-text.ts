import type { MessageKey, Messages } from '@shop/domain/messages/messages.ts'
import { useEffect, useState } from 'react'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

/** Shown while there is no text for an error. English, like all built-in texts. */
const CHECK_THIS_FIELD = 'Please check this field'

/** Errors that the documented text for required fields explains too. */
const MEAN_REQUIRED: readonly MessageKey[] = ['ConsentRequired', 'ShippingMethodRequired']

/** What to do about an empty field, by the last part of its path. */
const WRITE: Readonly<Partial<Record<string, MessageKey>>> = {
  firstName: 'WriteFirstName',
  lastName: 'WriteLastName',
  name: 'WriteName',
  email: 'WriteEmail',
  phone: 'WritePhone',
  phoneNumber: 'WritePhone',
  addressLine1: 'WriteAddressLine1',
  addressLine2: 'WriteAddressLine2',
  postalCode: 'WritePostalCode',
  city: 'WriteCity',
  password: 'WritePassword',
  currentPassword: 'WriteCurrentPassword',
  passwordConfirmed: 'WritePasswordConfirmed',
  message: 'WriteYourMessage',
  orderNumber: 'WriteOrderNumber',
  cprNumber: 'WriteCprNumber',
}

/**
 * Returns a function for the text of the error or question at a field's path. Never empty for an error, because an empty
 * text would leave the field unmarked. A text that the gateway lacks is loaded from the shop's own.
 * @param shown The errors that are shown, to know which texts are needed.
 */
export function useErrorText(shown: readonly (MessageKey | undefined)[]) {
  const t = useTranslate()
  const { cultureName } = useConfiguration()
  const [own, setOwn] = useState<Messages>({})
  const sent = (error: MessageKey) => t(error) || (MEAN_REQUIRED.includes(error) ? t('RequiredFieldHelperText') : '')
  const isLacking = shown.some((error) => error !== undefined && sent(error) === '')
  useEffect(() => {
    if (isLacking) void loadOwn(cultureName).then(setOwn)
  }, [isLacking, cultureName])
  return (error: MessageKey | undefined, path = ''): string => {
    if (error === undefined) return ''
    const write = error === 'RequiredFieldHelperText' ? t(WRITE[path.slice(path.lastIndexOf('.') + 1)]) : ''
    return write || sent(error) || own[error] || CHECK_THIS_FIELD
  }
}

/** Loads the shop's own texts. Without them the built-in text stays. */
async function loadOwn(culture: string): Promise<Messages> {
  try {
    const { withFallbackTexts } = await import('../runtime/config/fallback-texts.ts')
    return await withFallbackTexts({}, culture)
  } catch {
    return {}
  }
}
