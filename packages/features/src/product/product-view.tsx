import type { Product } from '@shop/domain/catalogue/product.ts'
import { withVariation } from '@shop/domain/catalogue/variation.ts'
import { FullHeight } from '@shop/ui/layout/layout.tsx'
import { AfterPaint } from '../rendering/client/after-paint.tsx'
import { from } from '@shop/ui/tokens/core.ts'
import { styled } from 'styled-components'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductSchema } from './product-schema.tsx'
import { ProductTexts } from './product-texts.tsx'
import { useVariation } from './use-variation.ts'

/** One product with all that is needed to look at it, choose and buy it. */
export function ProductView({ product }: { product: Product }) {
  const { choice, choose, variation } = useVariation(product)
  const shown = withVariation(product, variation)
  const gallery = (isComplete: boolean) => (
    <ProductGallery key={shown.itemNumber} product={shown} isComplete={isComplete} />
  )
  return (
    <Places>
      <AfterPaint before={gallery(false)}>{gallery(true)}</AfterPaint>
      <BuyPlace>
        <BuyBox product={product} shown={shown} choice={choice} onChoose={choose} />
      </BuyPlace>
      <AfterPaint before={<FullHeight />}>
        <ProductTexts product={product} />
        <ProductSchema product={shown} />
      </AfterPaint>
    </Places>
  )
}

const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    gap: 2.5rem 4rem;
  }
`
const BuyPlace = styled.div`
  ${from.desktop} {
    grid-row: span 2;
    grid-column: 2;

    /* Without pictures nothing stands beside it but perhaps the texts, which follow. */
    &:first-child {
      grid-row: auto;
      grid-column: 1 / -1;
    }
  }
`
