import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { FilterChips } from './filter-chips.tsx'

const chip = (label: string, remove = 'Remove') => ({ href: `#${label}`, label, removeLabel: `${remove} ${label}` })

const meta: Meta<typeof FilterChips> = {
  title: 'Parts/Commerce/Filter chips',
  component: FilterChips,
  tags: ['autodocs', 'experimental', 'full-run'],
  args: { label: 'Chosen filters', chips: [chip('Fits: Size 312'), chip('On offer')] },
  parameters: partPage({
    use: 'Above a list that is filtered: each chosen value, to be removed by one press.',
    avoid: 'For values that can be chosen.',
    instead: { 'Commerce/Filter panel': 'offers the values' },
    notes: ['Each chip is a link to the list without its value, so that it works without a script.'],
    keyboard: '2026-11-28',
  }),
}
export default meta
type Story = StoryObj<typeof FilterChips>

export const Example: Story = { play: tabsThrough }

export const LongTexts: Story = {
  render: sideBySide(FilterChips, {
    da: { label: 'Valgte filtre', chips: [chip('Passer til: Høreapparater med udskiftelige ørepropper', 'Fjern')] },
    sv: { label: 'Valda filter', chips: [chip('Passar till: Hörapparater med utbytbara öronproppar', 'Ta bort')] },
  }),
}

export const LargeText: Story = largeText(LongTexts)
