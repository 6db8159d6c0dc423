import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../../testing/page-story.ts'
import { never, StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Order failed',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const failed = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Refused' }
const options = (transaction: unknown) => ({
  address: '/order-failed/t-1',
  state: { correlationId: 'c-1' },
  configuration: { paymentProvider: 'nets' },
  answer: ({ path }: { path: string }) => (path === '/api/cart/get-transaction' ? transaction : undefined),
})

export const Full: Story = {
  ...pageStory(options({ ...failed, errorMessage: 'The card has expired.' })),
  tags: ['full', 'error'],
}
export const Loading: Story = { args: options(never()), tags: ['loading'] }
export const Open: Story = { ...pageStory(options({ ...failed, status: 'Pending' })), tags: ['error'] }
export const OrderThere: Story = { ...pageStory(options({ ...failed, orderNumber: 'HB-51907' })), tags: ['error'] }
export const Unreadable: Story = { ...pageStory(options(Response.json({}, { status: 500 }))), tags: ['error'] }
export const TransactionUnknown: Story = {
  ...pageStory(options(Response.json({}, { status: 404 }))),
  tags: ['empty'],
}
