import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { paths } from '../runtime/paths.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { useArriving } from '../runtime/use-arriving.ts'
import type { MaybeKnown, Products } from './product-lists.ts'
import { ProductSlider } from './product-slider.tsx'

/** What the shop recommends, with the way to all of it; nothing where there is nothing (HOME-06, HOME-07). */
export function RecommendedSlider({ recommended }: { recommended: MaybeKnown<Products> }) {
  const t = useTranslate()
  const products = useArriving(recommended, undefined) ?? []
  return (
    <ProductSlider
      title={t('RecommendedProducts')}
      products={products}
      way={{ kind: 'recommended' }}
      link={
        <StandaloneLink href={paths.recommended} after="forward" aria-label={t('AllRecommended')}>
          {t('SeeAll')}
        </StandaloneLink>
      }
    />
  )
}
