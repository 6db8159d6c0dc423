import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { HeaderButton } from './header-action.tsx'

const meta: Meta<typeof HeaderButton> = {
  title: 'Parts/Navigation/Header button',
  component: HeaderButton,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { icon: 'menu', label: 'Menu', wideOnly: false },
  parameters: partPage({
    use: 'In a header: opens the menu, the account’s links or the basket below it.',
    avoid: 'Outside headers, and for what leads to another page.',
    instead: { 'Navigation/Header link': 'leads to another page', 'Actions/Button': 'is for pages' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof HeaderButton>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(HeaderButton, {
    Closed: { 'aria-expanded': false },
    Open: { icon: 'close', label: 'Close', 'aria-expanded': true },
    'With a count': {
      icon: 'basket',
      label: 'Basket',
      count: { number: 12, label: 'Basket, 12 items', isKnown: true },
    },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(HeaderButton, {
    da: { icon: 'user', label: 'Annegrethe' },
    sv: { icon: 'user', label: 'Ann-Kristin' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
