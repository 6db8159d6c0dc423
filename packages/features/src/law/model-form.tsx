import { Accordion, AccordionItem } from '@shop/ui/content/accordion.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

/** The model form for withdrawing, for customers who write a letter, in shops under the law of the European Union. */
export function ModelForm() {
  const t = useTranslate()
  const { law, seller, displayName } = useConfiguration()
  const { name = displayName, address = '' } = seller ?? {}
  const words = t('ModelWithdrawalForm', { seller: [name, address].filter(Boolean).join(', ') })
  const [title = '', ...lines] = words.split('\n')
  if (!law.isEu || title === '') return null
  return (
    <Accordion>
      <AccordionItem title={title}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </AccordionItem>
    </Accordion>
  )
}
