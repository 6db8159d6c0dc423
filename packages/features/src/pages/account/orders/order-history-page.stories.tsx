import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyOrders, type OrderPageOptions, withOrders } from '../../../testing/open-order-page.tsx'
import { pageStory } from '../../../testing/page-story.ts'
import { never, StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Order history',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const options = (given: OrderPageOptions = {}) => ({ address: '/account/order-history', ...withOrders(given) })
const parcel = { trackingNumber: 'JD 0146 2', trackingUrl: 'https://carrier.example/JD01462' }
const progress = [{}, { parcel }, { outcome: 'cancelled' }, { outcome: 'refunded' }]

export const Full: Story = { ...pageStory(options()), tags: ['full'] }
export const InTheMiddle = pageStory({
  ...options({ orders: manyOrders(500) }),
  address: '/account/order-history?page=20',
})
export const WithoutCount = pageStory(options({ hasCount: false }))
export const EveryOutcome = pageStory(
  options({
    orders: manyOrders(4).map((sent, index) => ({
      ...sent,
      ...progress[index],
      placedByUserName: 'Margaret Anne Whitfield',
    })),
  }),
)
export const Empty: Story = { ...pageStory(options({ orders: [] })), tags: ['empty'] }
export const Loading: Story = { args: options({ answer: never }), tags: ['loading'] }
