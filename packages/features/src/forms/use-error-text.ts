import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Said where the gateway has no text for an error of a field. English, as all that stands in for a text (ERR-01). */
const CHECK_THIS_FIELD = 'Please check this field'

/**
 * Words for what is wrong with a field; never empty for an error, which would leave the field unmarked. A missing text is
 * replaced by the one that the documents name, and that one by a built-in sentence.
 */
export function useErrorText() {
  const t = useTranslate()
  return (error: MessageKey | undefined): string =>
    error === undefined ? '' : t(error) || t('RequiredFieldHelperText') || CHECK_THIS_FIELD
}
