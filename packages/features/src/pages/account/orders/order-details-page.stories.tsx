import * as fixtures from '@shop/api-client/fixtures/orders.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withOrders, type OrderPageOptions } from '../../../testing/open-order-page.tsx'
import { pageStory } from '../../../testing/page-story.ts'
import { shownText } from '../../../testing/story-setting.ts'
import { never, StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Order details',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const options = (given: OrderPageOptions = {}) => ({
  address: '/account/order-history/order-details/HB-51907',
  ...withOrders(given),
})
const { answer: order } = fixtures.details
const parcel = { trackingNumber: 'JD 0146 2', trackingUrl: 'https://carrier.example/JD01462' }

export const Full: Story = { ...pageStory(options()), tags: ['full'] }
export const WithAParcel = pageStory(options({ details: { ...order, parcel } }))
export const WithoutPrices = pageStory(options({ flags: { hidePricesAndPayment: true } }))
export const ManyLines = pageStory(
  options({
    details: {
      ...order,
      orderLines: Array.from({ length: 40 }, (_, index) => ({ ...order.orderLines[0], itemNumber: `DOM-${index}` })),
    },
  }),
)
export const Loading: Story = {
  args: options({ answer: ({ path }) => (path.startsWith('/api/v1.0/orders/') ? never() : undefined) }),
  tags: ['loading'],
}
export const ReorderingFails: Story = {
  args: options({ answer: ({ method }) => (method === 'POST' ? Response.json({}, { status: 400 }) : undefined) }),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole(
      'button',
      { name: new RegExp(`^${shownText('OrderAgain')}`) },
      { timeout: 10_000 },
    )
    if (button) await userEvent.click(button)
    await canvas.findByRole('alert', undefined, { timeout: 10_000 })
  },
  tags: ['error'],
}
