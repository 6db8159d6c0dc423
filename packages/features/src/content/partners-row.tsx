import { withoutSoftHyphens } from '@shop/domain/text/soft-hyphens.ts'
import { Link } from '@shop/ui/elements/link.tsx'
import { PartnerLogos } from '@shop/ui/content/partner-logos.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { ContentSection } from './content-section.tsx'

/** The logos of the shop's partners. */
export function PartnersRow() {
  const t = useTranslate()
  const { partners } = useShopConfig().content
  if (partners.length === 0) return null
  const logos = partners.map(({ name, image, url }) => {
    const logo = <Picture src={image} alt={withoutSoftHyphens(name)} sizes="240px" width={240} height={48} />
    return { key: name, logo: url ? <Link href={url}>{logo}</Link> : logo }
  })
  return (
    <ContentSection title={t('Partners')}>
      <PartnerLogos partners={logos} />
    </ContentSection>
  )
}
