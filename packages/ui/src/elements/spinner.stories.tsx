import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lead, Small } from './text.tsx'
import { partPage, Specimens } from '../testing/part-page.tsx'
import { Spinner } from './spinner.tsx'

const meta: Meta = {
  title: 'Parts/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { words: 'We are updating your basket.' },
  argTypes: {
    words: { control: 'text', description: 'The words beside it. The spinner takes their size and colour.' },
  },
  render: ({ words }) => (
    <p>
      <Spinner /> {words}
    </p>
  ),
  parameters: partPage({
    use: 'Beside words that say what is happening. Reduced motion shows it at rest.',
    avoid: 'Alone: it is hidden from screen readers, and a circle says nothing.',
    instead: { 'Feedback/Loader': 'brings its words', 'Actions/Button': 'has a spinner while it is busy' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: () => (
    <Specimens
      of={{
        Small: (
          <Small>
            <Spinner /> Counting
          </Small>
        ),
        Large: (
          <Lead>
            <Spinner /> Counting
          </Lead>
        ),
      }}
    />
  ),
}
