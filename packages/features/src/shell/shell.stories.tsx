import { staticContent } from '@shop/api-client/fixtures/content.ts'
import { framed } from '@shop/ui/testing/part-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shownText } from '../testing/story-setting.ts'
import { StoryShop, type StoryShopOptions } from '../testing/story-shop.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notice } from './notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { ShopSellingPoints } from './shop-selling-points.tsx'
import { StartFailure, StartSpinner } from './start-screens.tsx'
import { shopCategories } from '../testing/shop-categories.ts'

const meta: Meta = {
  title: 'Patterns/Header and footer',
  tags: ['autodocs', 'stable'],
  parameters: { layout: 'fullscreen', docs: framed('44rem') },
}
export default meta
type Story = StoryObj

const shop: StoryShopOptions = {
  categories: shopCategories,
  content: staticContent.answer,
  configuration: { displaySellingPointsBar: true },
}
const whole = (options: StoryShopOptions = {}): Story => ({
  render: () => (
    <StoryShop {...shop} {...options}>
      <ShopSellingPoints />
      <Header />
      <Notice />
      <Footer />
    </StoryShop>
  ),
})

export const MenuOfSeveralLevels = whole({ flags: { topMenuType: 'multilevel' } })
export const FlatMenu = whole({ flags: { topMenuType: 'links' } })
export const NoMenuAndNothingWritten = whole({ content: {}, configuration: {} })
export const LoggedIn = whole({
  flags: { topMenuType: 'links' },
  customer: { userId: 'dorothy', firstName: 'Bartholomew-Maximilian', email: 'dorothy@mail.com' },
})
export const CartOnItsWay = whole({
  flags: { topMenuType: 'links' },
  answer: ({ path }) => (path === '/api/cart/get' ? new Promise(() => {}) : undefined),
})
export const MiniCartOpen: Story = {
  tags: ['plays'],
  ...whole({ flags: { topMenuType: 'links', displayPriceIncludingVat: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover((await canvas.findAllByRole('link', { name: new RegExp(`^${shownText('Cart')}`) }))[0]!)
    await canvas.findByRole('button', { name: shownText('KeepShopping') })
  },
}
export const SuggestionsOpen: Story = {
  tags: ['plays'],
  ...whole({
    configuration: { searchSuggestions: true },
    answer: ({ path }) => (path === '/api/search/suggestions' ? { words: ['batteries', 'battery tester'] } : undefined),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('searchbox')[0]!, 'bat')
    await canvas.findByRole('option', { name: 'battery tester' })
  },
}
export const PricesHidden = whole({ flags: { topMenuType: 'links', hidePricesAndPayment: true } })

/** A browser that reports itself offline. */
const offline: Story['beforeEach'] = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => Reflect.deleteProperty(navigator, 'onLine')
}
export const Offline: Story = {
  beforeEach: offline,
  render: () => (
    <StoryShop {...shop}>
      <Header />
      <OfflineNotice />
    </StoryShop>
  ),
}
export const Starting: Story = { render: () => <StartSpinner /> }
export const CannotStart: Story = { render: () => <StartFailure onTryAgain={() => {}} /> }
