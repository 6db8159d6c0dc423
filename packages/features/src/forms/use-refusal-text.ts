import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

const isSentence = (code: string) => /\s/.test(code.trim())

/**
 * Words for an error code (ERR-04): the shop's own, else the gateway's text of that name, else what the gateway wrote in its
 * place (ACC-06), else that something went wrong.
 */
export function useRefusalText() {
  const t = useTranslate()
  const { messages } = useShopConfig()
  return (code: string) => {
    const written = t(messageKeyOf(code)) || messages[code]
    return written || (isSentence(code) ? code : t('SomethingWentWrong'))
  }
}
