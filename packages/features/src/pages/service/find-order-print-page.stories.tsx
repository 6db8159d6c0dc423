import * as orders from '@shop/api-client/fixtures/orders.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Print my order',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Full: StoryObj<typeof StoryPage> = {
  args: {
    address: '/find-order/print',
    configuration: { guestOrders: true },
    remembered: { guestOrder: { orderToken: 't', until: 9e12 } },
    answer: ({ path }) => (path.endsWith('/guest-orders/print') ? orders.guestPrintable.answer : undefined),
  },
  tags: ['full'],
}
