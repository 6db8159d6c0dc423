import * as cart from '@shop/api-client/fixtures/cart.ts'
import * as catalogue from '@shop/api-client/fixtures/catalogue.ts'
import { productSchema, type Product } from '@shop/domain/catalogue/product.ts'
import { framed } from '@shop/ui/testing/part-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as v from 'valibot'
import { StoryShop, type StoryShopOptions } from '../testing/story-shop.tsx'
import { ProductView } from './product-view.tsx'

const meta: Meta = {
  title: 'Patterns/Product view',
  tags: ['autodocs', 'stable'],
  parameters: { docs: framed('44rem') },
}
export default meta
type Story = StoryObj

const batteries = v.parse(productSchema, catalogue.batteries)
const domes = v.parse(productSchema, catalogue.domes)

const { products, subTotalExclVat, ...sums } = cart.get.answer
const cartWithoutVat = { ...sums, subTotalExclVat, products: [{ ...products[0], total: subTotalExclVat }] }

const story = (product: Product, options: StoryShopOptions & { address?: string } = {}): Story => ({
  render: () => (
    <StoryShop {...options}>
      <ProductView product={product} />
    </StoryShop>
  ),
})

export const Simple = story(batteries, { flags: { allowFavourites: true }, configuration: { returnDays: 60 } })
export const NothingChosen = story(domes)
export const Chosen = story(domes, { address: '/?type=power&size=8-mm' })
export const NotMadeTogether = story(domes, { address: '/?type=open&size=8-mm' })
export const WithLegalFacts = story(
  {
    ...batteries,
    legal: {
      sealedForHygiene: true,
      manufacturer: { name: 'Nordcelle A/S', address: 'Zinkvej 4, 8700 Horsens', email: 'safety@nordcelle.example' },
      responsiblePerson: undefined,
      warnings: ['Keep batteries away from children and pets.'],
      battery: { chemistry: 'Zinc-air', signs: '' },
    },
  },
  { configuration: { returnDays: 60 } },
)
export const SoldOut = story({ ...batteries, inStock: false })
export const SoldOutWithAlternative = story({
  ...batteries,
  inStock: false,
  relatedProducts: [
    { ...batteries, id: '102', itemNumber: 'BAT-312-LL', name: 'Long-life batteries, size 312, pack of 6' },
  ],
})
export const NotSoldHere = story({ ...batteries, canAddToCart: false })
export const WithoutPrices = story(batteries, { flags: { hidePricesAndPayment: true } })
/** The sums of the cart prove that prices exclude VAT. */
export const PricesWithoutVat = story(batteries, {
  flags: { displayPriceIncludingVat: false },
  answer: ({ path }) => (path === '/api/cart/get' ? cartWithoutVat : undefined),
})
export const PricesOfUnknownVat = story(batteries, { flags: { displayPriceIncludingVat: false } })
export const LongName = story({
  ...batteries,
  name: `${'Wonderfully long name '.repeat(8)}🦻`,
  subtitle: 'With a subtitle',
})
export const AddingFails = story(batteries, {
  answer: ({ path }) => (path === '/api/cart/add' ? Response.json({}, { status: 400 }) : undefined),
})
