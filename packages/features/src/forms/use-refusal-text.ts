import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

const isSentence = (code: string) => /\s/.test(code.trim())

/**
 * Returns a function for the text of an error code: the text of its message key, else the gateway's text of that name,
 * else the gateway's own sentence, else that something went wrong.
 */
export function useRefusalText() {
  const t = useTranslate()
  const { messages } = useShopConfig()
  return (code: string) => {
    const written = t(messageKeyOf(code)) || messages[code]
    return written || (isSentence(code) ? code : t('SomethingWentWrong'))
  }
}
