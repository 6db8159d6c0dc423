import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { WithSidebar } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/With sidebar',
  component: WithSidebar,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('First', 'Second') },
  argTypes: {
    sidebar: {
      control: 'select',
      options: [undefined, 'last'],
      description: 'The page comes first on a phone.',
    },
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For account and customer service: a side navigation of 272 px, and the page.',
    avoid: 'For shop pages.',
    instead: {
      'Layout/With summary': 'is for the checkout',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(WithSidebar, {
    'Navigation first': {},
    'Page first on a phone': { sidebar: 'last' },
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(WithSidebar, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
