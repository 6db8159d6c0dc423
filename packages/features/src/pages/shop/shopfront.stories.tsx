import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { staticContent } from '@shop/api-client/fixtures/content.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import type { Answer } from '../../testing/fake-gateway.ts'
import { longName, never, StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Shopfront',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** Ready when its heading is shown. */
const whole = (args: Story['args']): Story => ({
  args: { address: '/', ...args },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 })
  },
})
/** Ready before any answer. */
const waiting = (args: Story['args']): Story => ({ args: { address: '/', ...args } })

const products: Answer = ({ path }) =>
  path.startsWith('/api/products/') ? { products: [batteries, domes] } : undefined
const noProducts: Answer = ({ path }) => (path.startsWith('/api/products/') ? { products: [] } : undefined)
const longProducts: Answer = ({ path }) =>
  path.startsWith('/api/products/')
    ? { products: [{ ...batteries, name: longName, description: longName.repeat(3) }, domes] }
    : undefined
const noAnswer: Answer = ({ path }) => (path.startsWith('/api/products/') ? never() : undefined)
const refused: Answer = ({ path }) =>
  path.startsWith('/api/products/') ? Response.json({}, { status: 400 }) : undefined

const flags = { showRecommendedProducts: true, allowFavourites: true, topMenuType: 'multilevel' }
const oneBanner = { ...staticContent.answer, introBannerList: [] }

export const HomeOfTiles = whole({ answer: products, content: oneBanner, flags })
export const HomeAsSplash = whole({
  answer: products,
  content: oneBanner,
  flags: { ...flags, landingPageType: 'splash' },
})
export const HomeWithSeveralBanners = whole({
  answer: products,
  content: { ...oneBanner, introBannerList: [oneBanner.introBanner, { title: 'See it ring' }] },
  flags: { ...flags, landingPageType: 'intro' },
})
export const HomeWithNothingWritten = whole({ answer: noProducts, content: {}, flags })
export const HomeWithLongNames = whole({
  answer: longProducts,
  content: { ...oneBanner, introBanner: { ...oneBanner.introBanner, title: longName, description: longName } },
  flags,
})

export const Category = whole({ address: '/batteries', answer: products, flags })
export const CategoryOfLongNames = whole({ address: '/batteries', answer: longProducts, flags })
export const CategoryEmpty = whole({ address: '/batteries/size-312', answer: noProducts, flags })
export const CategoryLoading = waiting({ address: '/batteries', answer: noAnswer, flags })
export const CategoryRefused = whole({ address: '/batteries', answer: refused, flags })

export const Search = whole({ address: '/search-result/312', answer: products, flags })
export const SearchForLongWords = whole({
  address: `/search-result/${encodeURIComponent('høreapparatbatterier'.repeat(5))}`,
  answer: products,
  flags,
})
export const SearchFindsNothing = whole({ address: '/search-result/xyzzy', answer: noProducts, flags })
export const SearchLoading = waiting({ address: '/search-result/312', answer: noAnswer, flags })
export const SearchRefused = whole({ address: '/search-result/312', answer: refused, flags })

export const Recommended = whole({ address: '/recommended-products', answer: products, flags })
export const RecommendedEmpty = whole({ address: '/recommended-products', answer: noProducts, flags })
export const RecommendedLoading = waiting({ address: '/recommended-products', answer: noAnswer, flags })

const details =
  (product: unknown): Answer =>
  ({ path }) =>
    path === '/api/products/details' ? product : undefined
const PRODUCT = '/batteries/details/BAT-312-06'
const related = { ...batteries, relatedProducts: [domes, { ...domes, id: 'other', name: longName }] }

export const Product = whole({ address: PRODUCT, answer: details(related), flags })
export const ProductOfLongName = whole({
  address: PRODUCT,
  answer: details({ ...related, name: longName, subtitle: longName }),
  flags,
})
export const ProductLoading = waiting({ address: PRODUCT, answer: noAnswer, flags })
// React and the router log that a page has failed; in the shop both are silenced.
const saysSo = { expectedComplaint: /above error occurred|React Router caught/ }
export const ProductMissing: Story = {
  ...whole({ address: PRODUCT, answer: details(Response.json({}, { status: 404 })), flags }),
  parameters: saysSo,
}
export const ProductUnreachable: Story = {
  ...whole({ address: PRODUCT, answer: details(Response.json({}, { status: 503 })), flags }),
  parameters: saysSo,
}
