import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { Sticky, WithSummary } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/With summary',
  component: WithSummary,
  subcomponents: { Sticky },
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('The page', 'The summary') },
  argTypes: {
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For cart, checkout and payment: the page, and beside it a summary of 420 px. A phone shows it below.',
    avoid: 'For any other page.',
    instead: {
      'Layout/With sidebar': 'is for account and service',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(WithSummary, {
    'Page and summary': {},
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(WithSummary, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
