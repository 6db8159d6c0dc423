import type { Meta, StoryObj } from '@storybook/react-vite'
import { withOrders, type OrderPageOptions } from '../../../testing/open-order-page.tsx'
import { pageStory, withoutPrintDialog } from '../../../testing/page-story.ts'
import { StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Printed order',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const options = (given: OrderPageOptions = {}) => ({ address: '/order-print/HB-51907', ...withOrders(given) })

/** The printed page, without the print dialog. */
const printed = (given: OrderPageOptions = {}): Story => ({
  ...pageStory(options(given)),
  beforeEach: withoutPrintDialog,
})

export const Full: Story = { ...printed(), tags: ['full'] }
export const WithoutPrices = printed({ flags: { hidePricesAndPayment: true } })
