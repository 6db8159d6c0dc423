import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { partPage } from '../testing/part-page.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Parts/Content/Visually hidden',
  component: VisuallyHidden,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: 'of Soft domes, pack of 10' },
  argTypes: { children: { control: 'text', description: 'The words that are only spoken.' } },
  render: (args) => (
    <p>
      The price <VisuallyHidden {...args} /> is £7.50.
    </p>
  ),
  parameters: partPage({
    use: 'For words that sight supplies by place or colour, such as “was” before an earlier price.',
    avoid: 'For advice. What helps one customer mostly helps all.',
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof VisuallyHidden>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('of Soft domes, pack of 10')
    await expect(hidden.getBoundingClientRect().width).toBeLessThan(2)
  },
}
