import { languageOf } from '@shop/domain/messages/languages.ts'
import { IconList } from '@shop/ui/content/icon-list.tsx'
import { OfficialNotice } from '@shop/ui/content/official-notice.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { GUARANTEE_WORDS } from './guarantee-words.ts'

function useGuaranteeWords() {
  const t = useTranslate()
  const builtIn = GUARANTEE_WORDS[languageOf(useConfiguration().cultureName)]
  return { title: t('GuaranteeTitle') || builtIn.title, text: t('GuaranteeText') || builtIn.text }
}

/** The legal guarantee in words, beside the button that orders, in shops under the law of the European Union. */
export function GuaranteeWords() {
  const words = useGuaranteeWords()
  return useConfiguration().law.isEu ? <IconList items={[{ icon: 'shield', ...words }]} /> : null
}

/**
 * The official notice on the legal guarantee, as the owner's file shows it. It stands open on the page, because the law refuses a
 * link or a dialog in its place. Without a file the words stand in.
 */
export function GuaranteePicture() {
  const t = useTranslate()
  const { title } = useGuaranteeWords()
  const { law, guaranteeNotice } = useConfiguration()
  if (!law.isEu || guaranteeNotice === '') return null
  return (
    <OfficialNotice src={guaranteeNotice} alt={t('GuaranteeNotice') || title} largerLabel={t('ShowLarger') || title} />
  )
}
