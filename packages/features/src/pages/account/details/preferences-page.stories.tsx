import { profile } from '@shop/api-client/fixtures/account.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../../testing/page-story.ts'
import { StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Preferences',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const preferences = { address: '/account/preferences', customer: profile, flags: { showCustomerPreferences: true } }

export const Full: Story = { ...pageStory(preferences), tags: ['full'] }
export const NothingChosen: Story = {
  ...pageStory({ ...preferences, customer: { ...profile, customerPreference: {} } }),
  tags: ['empty'],
}
