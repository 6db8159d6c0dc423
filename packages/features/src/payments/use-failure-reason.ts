import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

/** How many characters of a gateway's own reason, and of a code, are shown. */
const REASON_MAX_LENGTH = 300
const CODE_MAX_LENGTH = 60

/**
 * Words for what a transaction says of its failure (RES-09). The name of a text or an error reads as the shop's own words.
 * A sentence reads as it is. Any other word is a code, which the customer can tell to customer service.
 */
export function useFailureReason() {
  const t = useTranslate()
  const { messages } = useShopConfig()
  return (said: string): string => {
    const named = said.trim()
    const own = Object.hasOwn(messages, named) ? messages[named] : t(messageKeyOf(named))
    if (own || !named) return own ?? ''
    if (/\s/.test(named)) return named.slice(0, REASON_MAX_LENGTH)
    const code = named.slice(0, CODE_MAX_LENGTH)
    return t('FailureReference', { code }) || code
  }
}
