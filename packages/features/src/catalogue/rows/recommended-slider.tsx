import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useRevalidator } from '../../runtime/navigation/router.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useDeferredData } from '../../rendering/client/use-deferred-data.ts'
import { FailedProducts } from '../failed-products.tsx'
import type { MaybePromise, Products } from '../product-lists.ts'
import { ProductSlider } from './product-slider.tsx'

/**
 * The recommended products with a link to all of them. Renders nothing without products. The page's loader fetches them.
 */
export function RecommendedSlider({ recommended }: { recommended: MaybePromise<Products | undefined> }) {
  const t = useTranslate()
  const { revalidate, state } = useRevalidator()
  const products = useDeferredData(recommended, [])
  if (!products) return <FailedProducts isRunning={state === 'loading'} onRetry={() => void revalidate()} />
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
