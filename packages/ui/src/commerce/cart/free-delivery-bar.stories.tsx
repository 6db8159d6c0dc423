import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../../testing/part-page.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'

const meta: Meta<typeof FreeDeliveryBar> = {
  title: 'Parts/Commerce/Free delivery bar',
  component: FreeDeliveryBar,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { text: '£21.15 to free delivery', share: 0.3 },
  parameters: partPage({
    use: 'In the basket and the mini-cart, where the gateway says what is missing to free delivery.',
    avoid: 'For a bound that the gateway does not name.',
    instead: { 'Feedback/Alert': 'tells what needs the attention' },
    notes: ['The text says everything. Screen readers skip the bar.'],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof FreeDeliveryBar>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(FreeDeliveryBar, {
    Empty: { text: '£30.00 to free delivery', share: 0 },
    'On the way': {},
    Reached: { text: 'You have reached free delivery', share: 1 },
  }),
}

export const LongTexts: Story = {
  render: sideBySide(FreeDeliveryBar, {
    da: { text: 'Du har nået grænsen for fri fragt', share: 1 },
    sv: { text: '1 251,00 kr kvar till fri frakt', share: 0.1 },
  }),
}

export const LargeText: Story = largeText(LongTexts)
