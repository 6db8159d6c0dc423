import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { Panel } from './panel.tsx'

const meta: Meta = {
  title: 'Parts/Layout/Panel',
  component: Panel,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('Your order') },
  argTypes: {
    surface: {
      control: 'select',
      options: [undefined, 'sunken', 'tint'],
      description: 'A ground instead of a border.',
    },
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For a box with a summary or a form of its own.',
    avoid: 'For a message, and for a part of a page from edge to edge.',
    instead: {
      'Feedback/Alert': 'is a message',
      'Layout/Section': 'runs from edge to edge',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide<object>(Panel, {
    'With a border': {},
    Sunken: { surface: 'sunken' },
    Tinted: { surface: 'tint' },
  }),
}

export const LongTexts: Story = {
  render: sideBySide<object>(Panel, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
