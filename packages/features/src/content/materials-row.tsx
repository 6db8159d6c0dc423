import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { MaterialList } from '@shop/ui/content/material-list.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { ContentSection } from './content-section.tsx'

/** Guides and leaflets. */
export function MaterialsRow() {
  const t = useTranslate()
  const { materials } = useShopConfig().content
  if (materials.length === 0) return null
  const items = materials.map(({ title, subtitle, image, link }) => ({
    key: title,
    title,
    subtitle,
    picture: image && <Picture src={image} alt="" sizes="72px" />,
    link: link && (
      <StandaloneLink href={link.url} aria-label={link.title === title ? undefined : `${link.title}: ${title}`}>
        {link.title}
      </StandaloneLink>
    ),
  }))
  return (
    <ContentSection title={t('MaterialsTitle')}>
      <MaterialList materials={items} />
    </ContentSection>
  )
}
