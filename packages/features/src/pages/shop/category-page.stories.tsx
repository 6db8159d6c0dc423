import type { Meta, StoryObj } from '@storybook/react-vite'
import { shownText } from '../../testing/story-setting.ts'
import { listFlags as flags, pageStory, productAnswers } from '../../testing/page-story.ts'
import { StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Category',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const list = { address: '/batteries', flags }

export const Full: Story = { ...pageStory({ ...list, answer: productAnswers.two }), tags: ['full'] }
/** A list that its filters divide. */
const divided = {
  ...list,
  configuration: { allowFilters: true },
  answer: productAnswers.divided,
}
export const FiltersOpen: Story = {
  ...pageStory(divided),
  tags: ['plays'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(shownText('Filter'), { selector: 'main summary span' }))
    await canvas.findByRole('button', { name: shownText('FilterShowOther').replace('{count}', '2') })
  },
}
export const Filtered = pageStory({ ...divided, address: '/batteries?filter=fits_312' })
export const NothingMatches = pageStory({ ...divided, address: '/batteries?filter=fits_312&filter=type_open' })
export const LongNames = pageStory({ ...list, answer: productAnswers.long })
export const Empty: Story = {
  ...pageStory({ ...list, address: '/batteries/size-312', answer: productAnswers.none }),
  tags: ['empty'],
}
export const Loading: Story = { args: { ...list, answer: productAnswers.waiting }, tags: ['loading'] }
export const Refused: Story = { ...pageStory({ ...list, answer: productAnswers.refused }), tags: ['error'] }
