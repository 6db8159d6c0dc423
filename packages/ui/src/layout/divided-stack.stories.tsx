import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { DividedStack } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/Divided stack',
  component: DividedStack,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('One', 'Two', 'Three') },
  argTypes: {
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For a list of rows of one kind with lines between, such as what one agrees to.',
    avoid: 'For things that need more distance.',
    instead: {
      'Layout/Stack': 'has distance alone',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(DividedStack, {
    Several: {},
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(DividedStack, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
