import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { IconButton } from './icon-button.tsx'

const meta: Meta<typeof IconButton> = {
  title: 'Parts/Actions/Icon button',
  component: IconButton,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { icon: 'close', label: 'Close' },
  parameters: partPage({
    use: 'For ×, arrows, pause and play: icons that everyone reads, where words have no room. It is 48 px wide and high.',
    avoid: 'For any other action. Many customers do not know what a heart, a bin or three dots mean without a word.',
    instead: { 'Actions/Button': 'has room for a word', 'Commerce/Favourite button': 'marks a product as a favourite' },
    notes: ['The label is spoken, not shown. Name the thing: “Close the basket”.'],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(IconButton, {
    Close: {},
    'Back and on': { icon: 'left', label: 'Previous products' },
    'At the end of a list': { icon: 'right', label: 'More products', 'aria-disabled': true },
    Pause: { icon: 'pause', label: 'Stop moving' },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(IconButton, {
    da: { label: 'Luk oversigten over indkøbskurven' },
    sv: { label: 'Stäng översikten över varukorgen' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
