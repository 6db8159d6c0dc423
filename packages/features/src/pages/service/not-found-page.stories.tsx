import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../testing/page-story.ts'
import { StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Not found',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

export const Full: Story = { ...pageStory({ address: '/404' }), tags: ['full'] }
export const UnknownAddress = pageStory({ address: '/no/such/page' })
export const WithoutCategories: Story = { ...pageStory({ address: '/404', categories: [] }), tags: ['empty'] }
