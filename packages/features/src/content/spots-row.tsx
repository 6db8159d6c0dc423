import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { Spots } from '@shop/ui/content/spots.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { ContentSection } from './content-section.tsx'

/** Pictures, each with a short text and a link. */
export function SpotsRow() {
  const t = useTranslate()
  const { imageTextSpots } = useShopConfig().content
  if (imageTextSpots.length === 0) return null
  const spots = imageTextSpots.map(({ title, text, image, link }) => ({
    key: title,
    title,
    picture: image && <Picture src={image} alt="" sizes="(min-width: 48em) 33vw, 100vw" />,
    text: text && <p>{text}</p>,
    link: link && <StandaloneLink href={link.url}>{link.title}</StandaloneLink>,
  }))
  return (
    <ContentSection title={t('GoodToKnow')}>
      <Spots spots={spots} />
    </ContentSection>
  )
}
