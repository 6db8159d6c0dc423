import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/layout.tsx'
import { partPage } from '../testing/part-page.tsx'
import { Skeleton } from './skeleton.tsx'

const meta: Meta<typeof Skeleton> = {
  title: 'Parts/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { $width: '80%', $height: '1.5rem' },
  argTypes: {
    $width: { control: 'text', description: 'The width, in CSS.' },
    $height: { control: 'text', description: 'The height, in CSS.' },
  },
  parameters: partPage({
    use: 'In place of content that loads after the page, in its size, so that nothing moves. It appears after 300 ms.',
    avoid: 'Alone: a skeleton says nothing to a screen reader.',
    instead: { 'Feedback/Outlined loader': 'announces what the outlines stand for' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Skeleton>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: () => (
    <Stack>
      <Skeleton $height="6rem" $width="6rem" />
      <Skeleton $width="80%" />
      <Skeleton $width="60%" />
    </Stack>
  ),
}
