import * as fixtures from '@shop/api-client/fixtures/cart.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '../../testing/fake-gateway.ts'
import { pageStory } from '../../testing/page-story.ts'
import { never, StoryPage } from '../../testing/story-page.tsx'
import type { StoryShopOptions } from '../../testing/story-shop.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Cart',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const full = fixtures.get.answer
const [line] = full.products

const options = (cart: object, { answer, ...rest }: StoryShopOptions = {}) => ({
  address: '/cart',
  answer: ((call) => answer?.(call) ?? (call.path === '/api/cart/get' ? cart : undefined)) satisfies Answer,
  ...rest,
})
const story = (...given: Parameters<typeof options>) => pageStory(options(...given))

export const Full: Story = { ...story(full, { flags: { allowPromoCode: true } }), tags: ['full'] }
export const Empty: Story = { ...story({}), tags: ['empty'] }
export const InTheUk = story(full, { flags: { allowPromoCode: true, orderSummaryType: 'uk' } })
export const InDenmark = story({ ...full, customProperties: {} }, { flags: { orderSummaryType: 'dk' } })
export const WithoutPrices = story(full, { flags: { hidePricesAndPayment: true } })
export const PricesWithoutVat = story(
  { ...full, products: [{ ...line, price: '£2.46', total: full.subTotalExclVat }], discounts: { WELCOME10: '£0.84' } },
  { flags: { displayPriceIncludingVat: false } },
)

/** A cart without a delivery, of a gateway that names what each costs. */
const beforeDelivery = {
  ...full,
  shippingPriceInclVat: '',
  shippingPriceExclVat: '',
  displayPrice: '£7.85',
  selectedShippingType: '',
  shippingOffers: [{ code: 'RM48', cost: '£2.95', freeFrom: '£30.00', missingToFree: '£22.15' }],
}
const shippingTypes = [
  { code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' },
  { code: 'DPD', name: 'Courier', cost: 5.95, currency: 'GBP' },
]
const delivered = { configuration: { shippingTypes }, flags: { displayPriceIncludingVat: true } }
export const BeforeDelivery = story(beforeDelivery, delivered)
export const BeforeDeliveryWithoutVat = story(beforeDelivery, { configuration: { shippingTypes } })
export const BeforeDeliveryOfUnknownCost = story(
  { ...beforeDelivery, shippingOffers: [] },
  { ...delivered, configuration: { shippingTypes: shippingTypes.map((type) => ({ ...type, cost: '' })) } },
)
export const FreeDeliveryReached = story(
  {
    ...beforeDelivery,
    shippingOffers: [{ code: 'RM48', cost: '£0.00', freeFrom: '£30.00', missingToFree: '£0.00' }],
  },
  delivered,
)
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
export const CannotBeRead: Story = {
  ...story(full, {
    answer: ({ path }) => (path === '/api/cart/get' ? Response.json({}, { status: 500 }) : undefined),
  }),
  tags: ['error'],
}
export const Loading: Story = {
  args: options(full, { answer: ({ path }) => (path === '/api/cart/get' ? never() : undefined) }),
  tags: ['loading'],
}
