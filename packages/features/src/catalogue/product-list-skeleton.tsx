import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { ProductGrid } from '@shop/ui/commerce/product-grid.tsx'
import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Two rows of a wide screen. */
const PLACES = Array.from({ length: 8 }, (_, index) => index)

/** Products that are on their way: calm boxes where they will stand. */
export function ProductListSkeleton() {
  const t = useTranslate()
  return (
    <>
      <Announcement visuallyHidden>{t('Loading')}</Announcement>
      <ProductGrid>
        {PLACES.map((place) => (
          <Stack key={place}>
            <Skeleton $height="16rem" />
            <Skeleton $width="80%" />
            <Skeleton $width="50%" />
            <Skeleton $height="3.25rem" />
          </Stack>
        ))}
      </ProductGrid>
    </>
  )
}
