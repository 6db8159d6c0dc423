import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { IconList } from './icon-list.tsx'

const meta: Meta<typeof IconList> = {
  title: 'Parts/Content/Icon list',
  component: IconList,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    large: false,
    items: [
      { icon: 'success', title: 'In stock', text: 'More than 50 packs in our warehouse' },
      { icon: 'truck', title: 'With you on Tuesday 24 November' },
      { icon: 'return', title: '60 days to change your mind', text: 'Unopened packs, free return label' },
    ],
  },
  parameters: partPage({
    use: 'For two to five facts that decide, beside a product’s price or after an order.',
    avoid: 'For promises that hold for the whole shop.',
    instead: { 'Navigation/Selling points': 'hold for the whole shop' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof IconList>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(IconList, { Normal: {}, Large: { large: true } }),
}

export const LongTexts: Story = {
  render: sideBySide(IconList, {
    da: {
      items: [{ icon: 'truck', title: 'Levering onsdag den 25. november', text: 'Afhentning i nærmeste pakkeshop' }],
    },
    sv: {
      items: [{ icon: 'return', title: '60 dagars ångerrätt och öppet köp', text: 'Kostnadsfri returfraktsedel' }],
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
