import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { servicePages } from '../../testing/service-story.ts'
import { shownText } from '../../testing/story-setting.ts'
import { StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Accessibility statement',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

export const Full: Story = {
  tags: ['full'],
  args: { address: '/customer-service/accessibility', answer: servicePages() },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('checkbox', { name: shownText('DoNotMoveMeOn') })),
}
