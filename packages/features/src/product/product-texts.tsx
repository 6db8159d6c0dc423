import { marketingHtml } from '@shop/domain/text/markup.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { Accordion, AccordionItem } from '@shop/ui/content/accordion.tsx'
import { Definitions } from '@shop/ui/content/definitions.tsx'
import { RichText } from '@shop/ui/content/rich-text.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** A product's texts and facts. */
export function ProductTexts({ product }: { product: Product }) {
  const t = useTranslate()
  const { colorName, marketingShortDescription, marketingDescription } = product
  const about = [marketingShortDescription, marketingDescription].map(marketingHtml).filter((html) => html !== '')
  const facts = Object.entries({ ...(colorName && { [t('Colour')]: colorName }), ...product.productAttributes })
  if (about.length === 0 && facts.length === 0) return null
  return (
    <div>
      <Accordion>
        {about.length > 0 && (
          <AccordionItem title={t('AboutProduct')} open>
            {about.map((html) => (
              <RichText key={html} html={html} />
            ))}
          </AccordionItem>
        )}
        {facts.length > 0 && (
          <AccordionItem title={t('ProductDetails')} open={about.length === 0}>
            <Definitions columns={2} items={facts.map(([term, value]) => ({ key: term, term, value }))} />
          </AccordionItem>
        )}
      </Accordion>
    </div>
  )
}
