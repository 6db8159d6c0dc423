import { CategoryTiles } from '@shop/ui/commerce/lists/category-tiles.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { ContentSection } from '../content/content-section.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

/** The categories as tiles. */
export function HomeCategories() {
  const t = useTranslate()
  const { categories } = useShopConfig()
  if (categories.length === 0) return null
  const tiles = categories.map(({ title, url, image }) => ({
    href: url,
    label: title,
    picture: image && <Picture src={image} alt="" sizes="(min-width: 62em) 260px, 45vw" />,
  }))
  return (
    <ContentSection title={t('ShopByCategory')}>
      <CategoryTiles tiles={tiles} />
    </ContentSection>
  )
}
