import { profile } from '@shop/api-client/fixtures/account.ts'
import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCheckoutStorage } from '../../../checkout/checkout-storage.ts'
import { getCheckoutStore } from '../../../checkout/get-checkout-store.ts'
import type { Shop } from '../../../runtime/state/shop-context.ts'
import { pageStory } from '../../../testing/page-story.ts'
import { filledInCheckout, never, StoryPage } from '../../../testing/story-page.tsx'
import type { StoryShopOptions } from '../../../testing/story-shop.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Order confirmation',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const placed = getTransaction.answer
const reported = { placementDate: '2026-11-20T10:14:00Z', shippingType: 'Royal Mail 48', paymentType: 'Visa' }
const unpaid = { ...placed, orderNumber: '', orderPlaced: false }
const refused = { ...unpaid, status: 'Refused', errorMessage: 'The card has expired.' }
const seller = { name: 'Hearby Ltd', address: '14 Quay Street, Bristol BS1 2JL', vatNumber: 'GB 123 4567 89' }

/** Stores the order as the checkout does before it is paid. */
function placeOrder(shop: Shop) {
  const invoiceAddress = { ...emptyAddress('GB'), ...filledInCheckout.invoiceAddress }
  getCheckoutStore(shop).getState().setValues({ invoiceAddress })
  createCheckoutStorage(shop.platform).notePlaced({ transactionId: 't-1', shippingMethod: '' })
}

const options = (transaction: unknown, rest: StoryShopOptions = {}) => ({
  address: '/order-confirmation/t-1/c-1',
  prepare: placeOrder,
  answer: ({ path }: { path: string }) => (path === '/api/cart/get-transaction' ? transaction : undefined),
  ...rest,
})
const configuration = { seller, refillAfterDays: 90, refillMails: true }

export const Placed = pageStory(options(placed))
export const PlacedByCustomer: Story = {
  ...pageStory(options({ ...placed, ...reported }, { customer: profile, configuration })),
  tags: ['full'],
}
export const PlacedByVisitor = pageStory(options({ ...placed, ...reported }, { configuration }))
export const WithReminder = pageStory(options(placed, { configuration: { seller, refillAfterDays: 60 } }))
export const Checking: Story = { args: options(never()), tags: ['loading'] }
export const Refused: Story = {
  ...pageStory(options(refused, { configuration: { paymentProvider: 'nets' } })),
  tags: ['error'],
}

/** A payment of another browser: the gateway tells its status by both ids. */
const elsewhere = (status: string, orderNumber = ''): Story => ({
  ...pageStory({
    address: '/order-confirmation/t-1/c-1',
    answer: ({ path }) => {
      if (path === '/api/cart/get-transaction') return Response.json({}, { status: 404 })
      return path === '/api/payments/status/t-1' ? { status, orderNumber } : undefined
    },
    configuration: { paymentProvider: 'nets' },
  }),
  tags: ['full'],
})
export const PlacedElsewhere = elsewhere('Succeeded', 'HB-51907')
export const RefusedElsewhere = elsewhere('Refused')
