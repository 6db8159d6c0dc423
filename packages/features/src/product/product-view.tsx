import type { Product } from '@shop/domain/catalogue/product.ts'
import { withVariation } from '@shop/domain/catalogue/variation.ts'
import { FullHeight } from '@shop/ui/layout/layout.tsx'
import { usePainted } from '../rendering/client/use-painted.ts'
import { from } from '@shop/ui/tokens/core.ts'
import { styled } from 'styled-components'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductSchema } from './product-schema.tsx'
import { ProductTexts } from './product-texts.tsx'
import { useVariation } from './use-variation.ts'

/** A product page: pictures, choices, price and texts. */
export function ProductView({ product }: { product: Product }) {
  const { choice, choose, variation } = useVariation(product)
  const shown = withVariation(product, variation)
  const isPainted = usePainted()
  return (
    <Places>
      <ProductGallery key={shown.itemNumber} product={shown} isComplete={isPainted} />
      <BuyPlace>
        <BuyBox product={product} shown={shown} choice={choice} onChoose={choose} />
      </BuyPlace>
      {isPainted ? <ProductTexts product={product} /> : <FullHeight />}
      {isPainted && <ProductSchema product={shown} />}
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

    /* Without pictures, this column may be the only one. */
    &:first-child {
      grid-row: auto;
      grid-column: 1 / -1;
    }
  }
`
