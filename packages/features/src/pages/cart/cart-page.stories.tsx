import * as fixtures from '@shop/api-client/fixtures/cart.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartPage } from './cart-page.tsx'
import { StoryShop, type StoryShopOptions } from '../../testing/story-shop.tsx'

const meta: Meta = { title: 'Pages/Cart', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const full = fixtures.get.answer
const [line] = full.products

const story = (cart: object, { answer, ...options }: StoryShopOptions = {}): Story => ({
  render: () => (
    <StoryShop answer={(call) => answer?.(call) ?? (call.path === '/api/cart/get' ? cart : undefined)} {...options}>
      <CartPage />
    </StoryShop>
  ),
})

export const Full = story(full, { flags: { allowPromoCode: true } })
export const Empty = story({})
export const InTheUk = story(full, { flags: { allowPromoCode: true, orderSummaryType: 'uk' } })
export const InDenmark = story({ ...full, customProperties: {} }, { flags: { orderSummaryType: 'dk' } })
export const WithoutPrices = story(full, { flags: { hidePricesAndPayment: true } })
export const PricesWithoutVat = story(full, { flags: { displayPriceIncludingVat: false } })
export const CodeRefused = story({ ...full, couponResponseCode: 'CouponExpired' }, { flags: { allowPromoCode: true } })
export const ManyLines = story({
  ...full,
  products: Array.from({ length: 100 }, (_, index) => ({ ...line, id: `${index}`, itemNumber: `BAT-${index}` })),
})
export const LongNames = story({
  ...full,
  products: [{ ...line, name: `${'Wonderfully long name '.repeat(8)}🦻`, quantity: 100, total: '£1,234,567.89' }],
})
export const ChangingFails = story(full, {
  answer: ({ method }) => (method === 'POST' ? Response.json({}, { status: 400 }) : undefined),
})
export const CannotBeRead = story(full, {
  answer: ({ path }) => (path === '/api/cart/get' ? Response.json({}, { status: 500 }) : undefined),
})
export const Loading = story(full, {
  answer: ({ path }) => (path === '/api/cart/get' ? new Promise(() => undefined) : undefined),
})
