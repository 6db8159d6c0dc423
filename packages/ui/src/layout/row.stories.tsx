import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { Row } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/Row',
  component: Row,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('One', 'Two') },
  argTypes: {
    justify: {
      control: 'select',
      options: [undefined, 'between', 'center'],
      description: 'Places the rest of the width.',
    },
    wrap: { control: 'select', options: [undefined, 'never'], description: 'Keeps everything on one line.' },
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For things side by side that may wrap: buttons below a form, a heading with an action.',
    avoid: 'For columns of a page.',
    instead: {
      'Layout/Columns': 'makes equal columns',
      'Layout/Section head': 'is for headings',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(Row, {
    Normal: {},
    Apart: { justify: 'between' },
    Centred: { justify: 'center' },
    'Without wrapping': { wrap: 'never' },
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(Row, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
