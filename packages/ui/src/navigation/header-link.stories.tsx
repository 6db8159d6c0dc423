import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { HeaderLink } from './header-action.tsx'

const meta: Meta<typeof HeaderLink> = {
  title: 'Parts/Navigation/Header link',
  component: HeaderLink,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { icon: 'help', label: 'Help', href: '#help', wideOnly: false },
  parameters: partPage({
    use: 'In a header: a way to help, account or basket, with an icon above its word.',
    avoid: 'Outside headers.',
    instead: { 'Navigation/Header button': 'opens something on this page', 'Actions/Standalone link': 'is for pages' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof HeaderLink>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(HeaderLink, {
    Normal: {},
    'With a count': { icon: 'basket', label: 'Basket', count: { number: 2, label: 'Basket, 2 items', isKnown: true } },
    'While the count loads': { icon: 'basket', label: 'Order', count: { number: 0, label: '', isKnown: false } },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(HeaderLink, {
    da: {
      icon: 'basket',
      label: 'Indkøbskurv',
      count: { number: 100, label: 'Indkøbskurv, 100 produkter', isKnown: true },
    },
    sv: { icon: 'user', label: 'Kontouppgifter' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
