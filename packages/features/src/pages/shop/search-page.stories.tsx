import type { Meta, StoryObj } from '@storybook/react-vite'
import { listFlags as flags, pageStory, productAnswers } from '../../testing/page-story.ts'
import { StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Search',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const list = { address: '/search-result/312', flags }

export const Full: Story = { ...pageStory({ ...list, answer: productAnswers.two }), tags: ['full'] }
export const LongWords = pageStory({
  ...list,
  address: `/search-result/${encodeURIComponent('høreapparatbatterier'.repeat(5))}`,
  answer: productAnswers.two,
})
export const Empty: Story = {
  ...pageStory({ ...list, address: '/search-result/xyzzy', answer: productAnswers.none }),
  tags: ['empty'],
}
export const Suggested = pageStory({ ...list, address: '/search-result/batery', answer: productAnswers.suggested })
export const Loading: Story = { args: { ...list, answer: productAnswers.waiting }, tags: ['loading'] }
export const Refused: Story = { ...pageStory({ ...list, answer: productAnswers.refused }), tags: ['error'] }
