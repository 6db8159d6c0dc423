import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../../testing/page-story.ts'
import { StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Logged out',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

export const Full: Story = { ...pageStory({ address: '/account/logoutSuccess' }), tags: ['full'] }
