import type { Meta, StoryObj } from '@storybook/react-vite'
import { belowEachOther, largeText, partPage, tabsThrough } from '../../testing/part-page.tsx'
import { storyPictures } from '../../testing/story-fixtures.tsx'
import { CategoryTiles } from './category-tiles.tsx'

const tiles = (...labels: string[]) =>
  labels.map((label) => ({ label, href: `#${label}`, picture: <img src={storyPictures.dome} alt="" /> }))

const meta: Meta<typeof CategoryTiles> = {
  title: 'Parts/Commerce/Category tiles',
  component: CategoryTiles,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { tiles: tiles('Batteries', 'Domes', 'Wax filters', 'Cleaning and care') },
  parameters: partPage({
    use: 'On the front page and in a category without products of its own: its categories with pictures.',
    avoid: 'For products, and for more than a dozen.',
    instead: { 'Commerce/Product card': 'is a product', 'Navigation/Chip links': 'needs no pictures' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof CategoryTiles>

export const Example: Story = {}

export const States: Story = { tags: ['!full-run'], play: tabsThrough }

export const LongTexts: Story = {
  render: belowEachOther(CategoryTiles, {
    da: { tiles: tiles('Rengøringsmidler og tilbehørsprodukter', 'Genopladelige batterier') },
    sv: { tiles: tiles('Rengöringsprodukter och tillbehör', 'Uppladdningsbara batterier') },
  }),
}

export const LargeText: Story = largeText(LongTexts)
