import type { Business, LegalFacts } from '@shop/domain/catalogue/legal-facts.ts'
import { AccordionItem } from '@shop/ui/content/accordion.tsx'
import { Definitions } from '@shop/ui/content/definitions.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { font } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Who made a product, its warnings, and what becomes of a used battery: open, because the law wants them to be seen. */
export function ProductSafety({ legal }: { legal: LegalFacts }) {
  const t = useTranslate()
  const { manufacturer, responsiblePerson, warnings, battery } = legal
  const items = [
    { key: 'maker', term: t('Manufacturer'), value: manufacturer && <Reach business={manufacturer} /> },
    { key: 'eu', term: t('ResponsibleInEu'), value: responsiblePerson && <Reach business={responsiblePerson} /> },
    {
      key: 'warnings',
      term: t('Warnings'),
      value: warnings.length > 0 && warnings.map((warning) => <Plain key={warning}>{warning}</Plain>),
    },
    {
      key: 'chemistry',
      term: t('BatteryChemistry'),
      value: [battery?.chemistry, battery?.signs].filter(Boolean).join(', '),
    },
    { key: 'used', term: t('UsedBatteries'), value: battery && <Plain>{t('UsedBatteriesText')}</Plain> },
  ].filter(({ value }) => value)
  if (items.length === 0) return null
  return (
    <AccordionItem title={t('ProductSafety')} open>
      <Definitions items={items} />
    </AccordionItem>
  )
}

/** Whole sentences, which bold letters would make hard to read. */
const Plain = styled.p`
  font-weight: ${font.textWeight};
`

const Reach = ({ business: { name, address, email } }: { business: Business }) => (
  <>
    {[name, address].filter(Boolean).map((line) => (
      <p key={line}>{line}</p>
    ))}
    {email.includes('@') ? <Link href={`mailto:${email}`}>{email}</Link> : email}
  </>
)
