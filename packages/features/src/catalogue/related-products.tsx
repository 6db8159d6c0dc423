import type { RelatedProduct } from '@shop/domain/product.ts'
import { Container, Section, SectionHead } from '@shop/ui/layout.tsx'
import { ProductGrid } from '@shop/ui/product-grid.tsx'
import { useTranslate } from '../runtime/shop-context.tsx'
import { ProductTile } from './product-tile.tsx'

/** How many of them stand below a product. */
const SHOWN = 4

/** What goes well with a product, as far as the gateway names it (PROD-24). */
export function RelatedProducts({ products }: { products: readonly RelatedProduct[] }) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <Section data-ground="sunken" aria-labelledby="related-products">
      <Container>
        <SectionHead>
          <h2 id="related-products">{t('RelatedProducts')}</h2>
        </SectionHead>
        <ProductGrid>
          {products.slice(0, SHOWN).map((product) => (
            <ProductTile key={product.id} product={{ ...product, relatedProducts: [] }} />
          ))}
        </ProductGrid>
      </Container>
    </Section>
  )
}
