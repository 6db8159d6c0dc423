import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '../../forms/select.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../../testing/part-page.tsx'
import { ListToolbar } from './list-toolbar.tsx'

const sortBy = (label: string, choice: string) => (
  <Select label={label} value={choice} choices={[{ value: choice, label: choice }]} onChange={() => {}} />
)

const meta: Meta<typeof ListToolbar> = {
  title: 'Parts/Commerce/List toolbar',
  component: ListToolbar,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { count: 'Showing 8 of 8 products', children: sortBy('Sort by', 'Most relevant') },
  parameters: partPage({
    use: 'Above a list of products: how many there are, and how they are sorted.',
    avoid: 'For filters and subcategories.',
    instead: { 'Navigation/Chip links': 'leads to subcategories' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof ListToolbar>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(ListToolbar, { 'With a sort order': {}, 'Count alone': { children: undefined } }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(ListToolbar, {
    da: { count: 'Viser 128 af 1.280 produkter', children: sortBy('Sorteringsrækkefølge', 'Højeste pris først') },
    sv: { count: 'Visar 128 av 1 280 produkter', children: sortBy('Sorteringsordning', 'Högsta priset först') },
  }),
}

export const LargeText: Story = largeText(LongTexts)
