import { errorMessage } from '@shop/domain/reading/errors.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

/** How many characters of a gateway's reason, and of a code, are shown. */
const REASON_MAX_LENGTH = 300
const CODE_MAX_LENGTH = 60

/**
 * Returns a function that turns a transaction's failure reason into text. The name of a text or error becomes the shop's
 * own text. A sentence is shown as it is. Any other word is shown as a code for customer service.
 */
export function useFailureReason() {
  const t = useTranslate()
  const { messages } = useShopConfig()
  return (said: string): string => {
    const named = said.trim()
    const own = Object.hasOwn(messages, named) ? messages[named] : t(errorMessage(named))
    if (own || !named) return own ?? ''
    if (/\s/.test(named)) return named.slice(0, REASON_MAX_LENGTH)
    const code = named.slice(0, CODE_MAX_LENGTH)
    return t('FailureReference', { code }) || code
  }
}
