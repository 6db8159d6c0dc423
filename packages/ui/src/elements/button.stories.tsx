import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { Button } from './button.tsx'

const meta: Meta<typeof Button> = {
  title: 'Parts/Actions/Button',
  component: Button,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: 'Add to basket', look: 'primary', size: 'normal', wide: false, busy: false, disabledReason: '' },
  parameters: partPage({
    use: 'For what happens on this page: add to the basket, send a form, place an order. One primary button in a view.',
    avoid:
      'For what leads to another page. And never grey without a reason: say what is missing in the disabled reason.',
    instead: {
      'Actions/Button link': 'leads to another page',
      'Actions/Text button': 'a small action among links or in running text',
      'Actions/Icon button': 'closes or steps, where there is no room for a word',
    },
    notes: [
      'Begin with a verb and name the thing: “Add to basket”, not “OK”.',
      'A button that cannot work yet stays pressable and says why itself. An explanation nearby is overlooked.',
      'A removal has no red button. It is confirmed or undone, and red would rival the accent.',
      'A busy button keeps its width and its words, and ignores further presses.',
      'A name for screen readers begins with the visible words, so that a voice can press it: “Add to basket: Soft domes”.',
    ],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof Button>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  args: { onClick: fn() },
  render: sideBySide(Button, {
    Primary: {},
    Secondary: { look: 'secondary', children: 'Choose options' },
    Quiet: { look: 'quiet', icon: 'remove', children: 'Remove' },
    'Large, with an icon': { size: 'large', icon: 'basket' },
    Wide: { wide: true },
    Busy: { busy: true, children: 'Sending' },
    'With the reason why it is disabled': { disabledReason: 'Choose a size first', children: 'Buy' },
  }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const buy = canvas.getByRole('button', { name: 'Buy' })
    canvas.getAllByRole('button', { name: 'Add to basket' })[0]?.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    // It keeps the focus, so that its reason can be read, and does nothing.
    buy.focus()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toBe(buy)
    await expect(buy).toHaveAccessibleDescription('Choose a size first')
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }))
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const LongTexts: Story = {
  render: sideBySide(Button, {
    da: { children: 'Tilmeld dig nyhedsbrevet om høreapparattilbehør', icon: 'mail' },
    sv: { children: 'Fortsätt till betalning av hörapparatstillbehör', icon: 'lock' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
