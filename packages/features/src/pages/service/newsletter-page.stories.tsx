import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refusal } from '../../testing/fake-gateway.ts'
import { pageStory } from '../../testing/page-story.ts'
import { StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Newsletter',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

export const Full: Story = { ...pageStory({ address: '/subscribe' }), tags: ['full'] }
export const AtTheSwedishAddress = pageStory({ address: '/nyhetsbrev' })
export const Refused: Story = {
  args: {
    address: '/subscribe',
    answer: ({ path }) => (path.includes('subscriptions') ? refusal('too-many-attempts') : undefined),
  },
  play: async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main', {}, { timeout: 10_000 }))
    await userEvent.type(await main.findByRole('textbox'), 'dorothy@example.com')
    await userEvent.click(main.getByRole('checkbox'))
    await userEvent.click(main.getByRole('button'))
    await waitFor(() => expect(canvasElement.querySelector('[aria-live] [data-tone="danger"]')).toBeTruthy())
  },
  tags: ['error'],
}
