import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { Stack } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/Stack',
  component: Stack,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('One', 'Two', 'Three') },
  argTypes: {
    gap: {
      control: 'select',
      options: [undefined, 'tight', 'fields', 'wide'],
      description: 'The distance: 8, 22 or 32 px instead of 16.',
    },
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For things below each other at one distance: the content of a panel, paragraphs with buttons.',
    avoid: 'For the fields of a form, and for lists with lines between.',
    instead: {
      'Forms/Fields': 'is for forms',
      'Layout/Divided stack': 'draws lines',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(Stack, {
    Normal: {},
    Tight: { gap: 'tight' },
    'As between fields': { gap: 'fields' },
    Wide: { gap: 'wide' },
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(Stack, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
