import { ContactPanel } from '@shop/ui/content/contact-panel.tsx'
import { Container } from '@shop/ui/layout/layout.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { OtherWays, WriteToUs } from '../runtime/navigation/write-to-us.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { FarSection } from '../rendering/client/far-parts.tsx'

/** Contact details: the phone number, if the shop has one, and the written ways. */
export function ContactSection() {
  const t = useTranslate()
  const { sellingPointsBar } = useShopConfig().content
  return (
    <FarSection>
      <Container>
        <ContactPanel title={t('TalkToUsTitle')} phone={sellingPointsBar?.phone} hours={sellingPointsBar?.openingHours}>
          <p>{t('TalkToUsText')}</p>
          <WriteToUs as={StandaloneLink} />
          <OtherWays />
        </ContactPanel>
      </Container>
    </FarSection>
  )
}
