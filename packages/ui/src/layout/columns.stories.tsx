import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { Columns } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/Columns',
  component: Columns,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('One', 'Two', 'Three', 'Four') },
  argTypes: {
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For short things of one kind side by side, as many as fit.',
    avoid: 'For products, and for a page with a side.',
    instead: {
      'Commerce/Product grid': 'is for products',
      'Layout/With sidebar': 'is for a page with a side',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(Columns, {
    Several: {},
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(Columns, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
