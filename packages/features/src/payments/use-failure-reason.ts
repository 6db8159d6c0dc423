import { errorMessage } from '@shop/domain/errors.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

/**
 * Words for what a transaction says of its failure (RES-09): those that the shop has for it where it names a text or an
 * error, and else its own; nothing where it is one word that the shop does not know, for that is no sentence.
 */
export function useFailureReason() {
  const t = useTranslate()
  const { messages } = useShopConfig()
  return (said: string): string => {
    const named = said.trim()
    const own = Object.hasOwn(messages, named) ? messages[named] : t(errorMessage(named))
    return own || (/\s/.test(named) ? named : '')
  }
}
