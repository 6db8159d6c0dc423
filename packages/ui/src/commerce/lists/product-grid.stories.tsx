import type { Meta, StoryObj } from '@storybook/react-vite'
import { belowEachOther, largeText, partPage, tabsThrough } from '../../testing/part-page.tsx'
import { OfferCard, PlainCard, VariantCard } from '../../testing/story-fixtures.tsx'
import { ProductGrid } from './product-grid.tsx'

const meta: Meta<typeof ProductGrid> = {
  title: 'Parts/Commerce/Product grid',
  component: ProductGrid,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    columns: 4,
    children: [
      <OfferCard key="1" />,
      <VariantCard key="2" />,
      <PlainCard key="3" />,
      <PlainCard key="4" name="TV adapter, second room" />,
    ],
  },
  parameters: partPage({
    use: 'For the products of a category, a search or the favourites. Narrow screens and large letters have fewer in a row.',
    avoid: 'For a side matter of a page.',
    instead: { 'Content/Slider': 'takes one row' },
    notes: ['On a tinted ground the pictures get a white tile.'],
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof ProductGrid>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(ProductGrid, {
    'Four in a row': {},
    'Three in a row': {
      columns: 3,
      children: [<PlainCard key="1" name="Phone clip" />, <PlainCard key="2" name="Remote" />],
    },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(ProductGrid, {
    da: { children: <PlainCard name={'Høreapparatbatteriopbevaringsæske '.repeat(4)} /> },
    sv: { children: <PlainCard name={'Hörapparatsbatteriförvaringsbox '.repeat(4)} /> },
  }),
}

export const LargeText: Story = largeText(LongTexts)
