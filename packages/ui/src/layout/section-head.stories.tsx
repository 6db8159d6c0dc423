import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { SectionHead } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/Section head',
  component: SectionHead,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('Often bought', 'See all') },
  argTypes: {
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For the heading of a section with “See all” at the other end.',
    avoid: 'Without a link: the heading alone is enough.',
    instead: {
      'Layout/Row': 'places anything else',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(SectionHead, {
    'Heading and link': {},
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(SectionHead, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
