import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../feedback/alert.tsx'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { Late, Loader } from './spinner.tsx'

const meta: Meta<typeof Loader> = {
  title: 'Parts/Feedback/Loader',
  component: Loader,
  subcomponents: { Late },
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Loading your orders' },
  parameters: partPage({
    use: 'In place of a part whose size is not known, while it loads. After ten seconds it can offer a way on.',
    avoid: 'Where the size is known: outlines keep the page from moving.',
    instead: { 'Feedback/Outlined loader': 'shows the outlines', 'Feedback/Progress bar': 'is for a whole page' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Loader>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Loader, {
    Loading: {},
    'With a text after ten seconds': {
      label: 'Loading the payment',
      late: <Alert tone="info" title="This takes longer than usual." />,
    },
  }),
}

export const LongTexts: Story = {
  render: sideBySide(Loader, {
    da: { label: 'Indlæser ordrebekræftelsen og leveringsoplysningerne' },
    sv: { label: 'Läser in orderbekräftelsen och leveransuppgifterna' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
