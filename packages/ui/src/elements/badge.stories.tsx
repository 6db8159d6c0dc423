import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { Badge } from './badge.tsx'

const meta: Meta<typeof Badge> = {
  title: 'Parts/Content/Badge',
  component: Badge,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { tone: 'offer', icon: 'tag', children: '−25 %' },
  parameters: partPage({
    use: 'For a state of one or two words: an offer, a gift, an order that was shipped.',
    avoid: 'For a sentence, and for anything to press.',
    instead: { 'Feedback/Alert': 'is a sentence', 'Navigation/Chip links': 'can be pressed' },
    notes: ['Colour never stands alone: the words, and mostly an icon, say the same.'],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Badge>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Badge, {
    Offer: {},
    Success: { tone: 'success', icon: 'truck', children: 'Shipped' },
    Warning: { tone: 'warning', icon: 'clock', children: 'Processing' },
    Danger: { tone: 'danger', icon: 'alert', children: 'Refused' },
    Info: { tone: 'info', icon: 'lock', children: 'Gift' },
  }),
}

export const LongTexts: Story = {
  render: sideBySide(Badge, {
    da: { tone: 'warning', icon: 'clock', children: 'Afventer betalingsbekræftelse' },
    sv: { tone: 'info', icon: 'pin', children: 'Standardleveransadress' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
