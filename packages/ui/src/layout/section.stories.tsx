import type { Meta, StoryObj } from '@storybook/react-vite'
import { blocks, longWords } from '../testing/layout-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { Section } from './layout.tsx'

const meta: Meta = {
  title: 'Parts/Layout/Section',
  component: Section,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: blocks('The content of a section') },
  argTypes: {
    surface: { control: 'select', options: [undefined, 'sunken'], description: 'A tinted ground.' },
    spacing: {
      control: 'select',
      options: [undefined, 'page-top', 'below-breadcrumb'],
      description: 'Less space above, at the top of a page.',
    },
    children: { control: false, description: 'The content.' },
  },
  parameters: partPage({
    use: 'For each part of a page from edge to edge, with the distance of the brand above and below.',
    avoid: 'For a box within a page.',
    instead: {
      'Layout/Panel': 'is a box',
    },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther<object>(Section, {
    Normal: {},
    'On a tinted ground': { surface: 'sunken' },
    'At the top of a page': { spacing: 'page-top' },
  }),
}

export const LongTexts: Story = {
  render: belowEachOther<object>(Section, {
    da: { children: blocks(...longWords.da) },
    sv: { children: blocks(...longWords.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
