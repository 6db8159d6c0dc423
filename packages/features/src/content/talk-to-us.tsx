import { ContactPanel } from '@shop/ui/content/contact-panel.tsx'
import { Container, Section } from '@shop/ui/layout/layout.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { paths } from '../runtime/paths.ts'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'

/** A person to ask: by telephone where the shop has one, and always in writing. */
export function TalkToUs() {
  const t = useTranslate()
  const { sellingPointsBar } = useFacts().content
  return (
    <Section>
      <Container>
        <ContactPanel title={t('TalkToUsTitle')} phone={sellingPointsBar?.phone} hours={sellingPointsBar?.openingHours}>
          <p>{t('TalkToUsText')}</p>
          <p>
            <Link href={paths.contact}>{t('WriteToUs')}</Link>
          </p>
        </ContactPanel>
      </Container>
    </Section>
  )
}
