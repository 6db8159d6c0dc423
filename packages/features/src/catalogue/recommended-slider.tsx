import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useDeferredData } from '../runtime/gateway/use-deferred-data.ts'
import type { MaybePromise, Products } from './product-lists.ts'
import { ProductSlider } from './product-slider.tsx'

/** What the shop recommends, with the way to all of it; nothing where there is nothing (HOME-06, HOME-07). */
export function RecommendedSlider({ recommended }: { recommended: MaybePromise<Products> }) {
  const t = useTranslate()
  const products = useDeferredData(recommended, undefined) ?? []
  return (
    <ProductSlider
      title={t('RecommendedProducts')}
      products={products}
      origin={{ kind: 'recommended' }}
      link={
        <StandaloneLink href={paths.recommended} after="forward" aria-label={t('AllRecommended')}>
          {t('SeeAll')}
        </StandaloneLink>
      }
    />
  )
}
