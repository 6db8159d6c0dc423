import { Container, Section } from '@shop/ui/layout.tsx'
import { StandaloneLink } from '@shop/ui/link.tsx'
import { Slider } from '@shop/ui/slider.tsx'
import { paths } from '../runtime/paths.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { useArriving } from '../runtime/use-arriving.ts'
import type { MaybeKnown } from './product-lists.ts'
import { ProductTile } from './product-tile.tsx'

/** What the shop recommends, in a row that moves, with the way to all of it; nothing where there is nothing (HOME-06, HOME-07). */
export function RecommendedSlider({ recommended }: { recommended: MaybeKnown }) {
  const t = useTranslate()
  const products = useArriving(recommended, undefined)
  if (!products || products.length === 0) return null
  return (
    <Section data-ground="sunken">
      <Container>
        <Slider
          title={t('RecommendedProducts')}
          link={
            <StandaloneLink href={paths.recommended} after="forward" aria-label={t('AllRecommended')}>
              {t('SeeAll')}
            </StandaloneLink>
          }
          previousLabel={t('PreviousSlide')}
          nextLabel={t('NextSlide')}
        >
          {products.map((product) => (
            <ProductTile key={product.id} product={product} way={{ kind: 'recommended' }} />
          ))}
        </Slider>
      </Container>
    </Section>
  )
}
