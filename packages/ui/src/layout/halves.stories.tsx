import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { Halves } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/Halves',
  component: Halves,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('Picture', 'Words') },
  argTypes: {
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For two things of the same weight, from 992 px on: picture and words of a product.',
    avoid: 'For three things or more.',
    instead: {
      'Layout/Columns': 'holds more',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(Halves, {
    Two: {},
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(Halves, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
