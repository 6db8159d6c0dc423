import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { productSchema } from '@shop/domain/catalogue/product.ts'
import { SORT } from '@shop/domain/catalogue/sort.ts'
import { Container } from '@shop/ui/layout/layout.tsx'
import { framed } from '@shop/ui/testing/part-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as v from 'valibot'
import { StoryShop } from '../testing/story-shop.tsx'
import { ProductListSection } from './product-list-section.tsx'
import { RecommendedSlider } from './rows/recommended-slider.tsx'
import type { ShownList } from './shown-list.ts'

const meta: Meta = {
  title: 'Patterns/Product lists',
  tags: ['autodocs', 'stable'],
  parameters: { layout: 'fullscreen', docs: framed('44rem') },
}
export default meta
type Story = StoryObj

const simple = v.parse(productSchema, batteries)
const products = [
  simple,
  v.parse(productSchema, domes),
  { ...simple, id: 'sold-out', inStock: false, isOnPromotion: false },
  { ...simple, id: 'long', name: 'Rengøringsserviet­beholder til høreapparat­propper '.repeat(4) },
]
const list = (shown: readonly (typeof simple)[], total = shown.length): ShownList => ({
  kind: 'list',
  products: shown,
  total,
  skipped: 0,
  shown: 24,
  sort: SORT.relevance,
  filters: [],
})
const place = (shown: ShownList | undefined, flags: Record<string, unknown> = {}): Story => ({
  render: () => (
    <StoryShop flags={flags}>
      <Container>
        <ProductListSection list={shown} origin={{ kind: 'category', path: '/batteries' }} />
      </Container>
    </StoryShop>
  ),
})

export const Full = place(list(products, 60), { allowFavourites: true })
export const SecondPart = place({
  kind: 'list',
  products,
  total: 600,
  skipped: 480,
  shown: 24,
  sort: SORT.relevance,
  filters: [],
})
export const PricesHidden = place(list(products), { hidePricesAndPayment: true })
export const Empty = place(list([]))
export const Loading = place(undefined)
export const Refused = place({ kind: 'refused' })
export const Recommended: Story = {
  render: () => (
    <StoryShop>
      <RecommendedSlider recommended={products} />
    </StoryShop>
  ),
}
