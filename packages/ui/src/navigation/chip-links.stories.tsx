import type { Meta, StoryObj } from '@storybook/react-vite'
import { BatteryTab } from '../commerce/battery-tab.tsx'
import { asItems, longMenuItems } from '../testing/header-fixtures.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { ChipLinks } from './chip-links.tsx'

const sizes = ['10', '312', '13', '675'] as const

const meta: Meta<typeof ChipLinks> = {
  title: 'Parts/Navigation/Chip links',
  component: ChipLinks,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Cleaning and care',
    chips: asItems(['Everything', 'Brushes', 'Cleaning cloths', 'Drying']).map((chip, index) => ({
      ...chip,
      current: index === 0,
    })),
  },
  parameters: partPage({
    use: 'Above a list of products: its subcategories, each a page of its own.',
    avoid: 'For filters that can be combined, and for one of several answers in a form.',
    instead: { 'Forms/Radio cards': 'is an answer in a form', 'Commerce/Category tiles': 'shows pictures' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof ChipLinks>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(ChipLinks, {
    'Words alone': {},
    'With marks': {
      label: 'Batteries',
      chips: sizes.map((size) => ({
        label: `Size ${size}`,
        href: `#${size}`,
        mark: <BatteryTab size={size} scale="line" />,
        current: size === '312',
      })),
    },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(ChipLinks, {
    da: { label: 'Tilbehør', chips: asItems(longMenuItems.da) },
    sv: { label: 'Tillbehör', chips: asItems(longMenuItems.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
