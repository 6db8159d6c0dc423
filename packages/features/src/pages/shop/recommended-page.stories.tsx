import type { Meta, StoryObj } from '@storybook/react-vite'
import { listFlags as flags, pageStory, productAnswers } from '../../testing/page-story.ts'
import { StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Recommended products',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const list = { address: '/recommended-products', flags }

export const Full: Story = { ...pageStory({ ...list, answer: productAnswers.two }), tags: ['full'] }
export const Empty: Story = {
  ...pageStory({ ...list, answer: productAnswers.none }),
  tags: ['empty'],
}
export const Loading: Story = { args: { ...list, answer: productAnswers.waiting }, tags: ['loading'] }
export const Refused: Story = { ...pageStory({ ...list, answer: productAnswers.refused }), tags: ['error'] }
