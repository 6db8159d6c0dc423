import type { RelatedProduct } from '@shop/domain/catalogue/product.ts'
import { Container } from '@shop/ui/layout/layout.tsx'
import { Slider } from '@shop/ui/content/slides/slider.tsx'
import type { ReactNode } from 'react'
import { FarSection } from '../../rendering/client/far-parts.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { ProductTile } from '../tile/product-tile.tsx'
import type { ListOrigin } from '../list-origin.ts'
import { uniqueKeys } from '../../runtime/state/unique-keys.ts'

interface ProductSliderProps {
  title: string
  products: readonly RelatedProduct[]
  /** A link to all of the products. */
  link?: ReactNode
  /** The list that the products' breadcrumbs lead back to. */
  origin?: ListOrigin
}

/** A row of products that can be scrolled. Renders nothing without products. */
export function ProductSlider({ title, products, link, origin }: ProductSliderProps) {
  const t = useTranslate()
  if (products.length === 0) return null
  const keys = uniqueKeys(products, ({ id }) => id)
  return (
    <FarSection surface="sunken">
      <Container>
        <Slider title={title} link={link} previousLabel={t('PreviousSlide')} nextLabel={t('NextSlide')}>
          {products.map((product, index) => (
            <ProductTile key={keys[index]} product={{ ...product, relatedProducts: [] }} origin={origin} />
          ))}
        </Slider>
      </Container>
    </FarSection>
  )
}
