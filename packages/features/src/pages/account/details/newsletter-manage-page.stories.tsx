import { profile } from '@shop/api-client/fixtures/account.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../../testing/page-story.ts'
import { never, StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Newsletter settings',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const subscription = { id: 's-1', email: 'dorothy@example.com', type: 'Newsletter' }
const options = (answer: () => unknown) => ({
  address: '/newsletter/manage',
  customer: profile,
  answer: ({ path }: { path: string }) => (path === '/api/v1.0/user-subscriptions' ? answer() : undefined),
})

export const On: Story = { ...pageStory(options(() => subscription)), tags: ['full'] }
export const Off: Story = { ...pageStory(options(() => undefined)), tags: ['empty'] }
export const Loading: Story = { args: options(never), tags: ['loading'] }
