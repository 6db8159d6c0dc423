import type { Meta, StoryObj } from '@storybook/react-vite'
import { BatteryTab } from '../commerce/battery-tab.tsx'
import { asItems, longMenuItems } from '../testing/header-fixtures.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { ChipLinks } from './chip-links.tsx'

const chosen = (label: string, remove = 'Remove') => ({
  href: `#${label}`,
  label,
  removeLabel: `${remove} ${label}`,
})

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
    use: 'Above a list of products: its subcategories, each a page of its own. Or the chosen values of its filters, each with its removal.',
    avoid: 'For values that can be chosen, and for one of several answers in a form.',
    instead: {
      'Commerce/Filter panel': 'offers the values',
      'Forms/Radio cards': 'is an answer in a form',
      'Commerce/Category tiles': 'shows pictures',
    },
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
    'Chosen values': { label: 'Chosen filters', chips: [chosen('Fits: Size 312'), chosen('On offer')] },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(ChipLinks, {
    da: { label: 'Tilbehør', chips: asItems(longMenuItems.da) },
    sv: { label: 'Tillbehör', chips: asItems(longMenuItems.sv) },
    'Chosen values': {
      label: 'Valgte filtre',
      chips: [chosen('Passer til: Høreapparater med udskiftelige ørepropper', 'Fjern')],
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
