import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Shown if the gateway has no text for an error. English, like all built-in texts. */
const CHECK_THIS_FIELD = 'Please check this field'

/**
 * Returns a function for the text of a field's error. Never empty for an error, because an empty text would leave the
 * field unmarked. Falls back to the documented text for required fields, then to a built-in one.
 */
export function useErrorText() {
  const t = useTranslate()
  return (error: MessageKey | undefined): string =>
    error === undefined ? '' : t(error) || t('RequiredFieldHelperText') || CHECK_THIS_FIELD
}
