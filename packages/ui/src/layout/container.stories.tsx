import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { Container } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/Container',
  component: Container,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('The content of a page') },
  argTypes: {
    width: {
      control: 'select',
      options: [undefined, 'narrow'],
      description: '832 px, for forms and long texts.',
    },
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'Once in each section: it holds the content at 1,200 px and keeps the margins of the page.',
    avoid: 'Within another container.',
    instead: {
      'Layout/Section': 'is the section around it',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(Container, {
    Normal: {},
    Narrow: { width: 'narrow' },
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(Container, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
