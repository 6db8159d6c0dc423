import type { Meta, StoryObj } from '@storybook/react-vite'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { Steps } from './steps.tsx'

const steps = ['Basket', 'Your details', 'Payment', 'Done']

const meta: Meta<typeof Steps> = {
  title: 'Parts/Navigation/Steps',
  component: Steps,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Checkout', steps, current: 1, doneLabel: 'done' },
  parameters: partPage({
    use: 'At the top of the checkout: how far it is to the end.',
    avoid: 'For pages that can be visited in any order.',
    instead: { 'Navigation/Breadcrumb': 'shows where a page is' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Steps>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(
    Steps,
    Object.fromEntries(steps.map((step, current) => [step, { current, label: `Checkout: ${step}` }])),
  ),
}

export const LongTexts: Story = {
  render: belowEachOther(Steps, {
    da: {
      label: 'Bestilling',
      steps: ['Indkøbskurv', 'Leveringsoplysninger', 'Betaling', 'Bekræftelse'],
      doneLabel: 'udført',
    },
    sv: {
      label: 'Beställning',
      steps: ['Varukorg', 'Leveransuppgifter', 'Betalning', 'Bekräftelse'],
      doneLabel: 'klart',
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
