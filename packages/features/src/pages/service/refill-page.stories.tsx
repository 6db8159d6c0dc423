import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../testing/page-story.ts'
import { never, StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Link of a reminder',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const options = (answer: () => unknown) => ({
  address: '/refill#token',
  configuration: { refillMails: true },
  answer: ({ path }: { path: string }) => (path === '/api/v1.0/refills/open' ? answer() : undefined),
})

export const Filling: Story = { args: options(never), tags: ['loading'] }
export const Over: Story = {
  ...pageStory(options(() => Response.json({ errorCode: 'refill-over' }, { status: 403 }))),
  tags: ['empty'],
}
export const Failed: Story = { ...pageStory(options(() => Response.json({}, { status: 503 }))), tags: ['error'] }
export const Filled: Story = { ...pageStory(options(() => ({ notSold: ['Domes, 8 mm'] }))), tags: ['full'] }
