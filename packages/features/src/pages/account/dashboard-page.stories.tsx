import { profile } from '@shop/api-client/fixtures/account.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../testing/page-story.ts'
import { StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Dashboard',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const flags = { showCustomerPreferences: true, allowFavourites: true }
const dashboard = { address: '/account/dashboard', customer: profile, flags }
const subscription = { id: 's-1', email: 'dorothy@example.com', type: 'Newsletter' }

export const Full: Story = {
  ...pageStory({
    ...dashboard,
    answer: ({ path }) => (path === '/api/v1.0/user-subscriptions' ? subscription : undefined),
  }),
  tags: ['full'],
}
export const AfterSaving = pageStory({ ...dashboard, state: { editContactInformation: true } })
export const OfANewCustomer: Story = {
  ...pageStory({
    ...dashboard,
    customer: { ...profile, addressBook: [], customerPreference: {} },
    state: { showWelcomeMessage: true },
  }),
  tags: ['empty'],
}
export const FewestEntries = pageStory({ ...dashboard, flags: {} })
