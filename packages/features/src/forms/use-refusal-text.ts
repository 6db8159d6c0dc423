import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { isSentence } from './refusal.ts'

/**
 * Returns a function for the text of an error code: its message key's text, or the gateway's text of that name. Without
 * either, it is the gateway's own sentence, or that something went wrong.
 */
export function useRefusalText() {
  const t = useTranslate()
  const { messages } = useShopConfig()
  return (code: string) => {
    const written = t(messageKeyOf(code)) || messages[code]
    return written || (isSentence(code) ? code.trim() : t('SomethingWentWrong'))
  }
}
