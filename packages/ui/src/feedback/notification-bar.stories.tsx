import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { NotificationBar } from './notification-bar.tsx'

const meta: Meta<typeof NotificationBar> = {
  title: 'Parts/Feedback/Notification bar',
  component: NotificationBar,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Notice',
    closeLabel: 'Close the notice',
    children: 'Christmas delivery: order by Friday 18 December.',
    onClose: fn(),
  },
  parameters: partPage({
    use: 'For a notice that concerns all visitors of all pages, such as a late delivery before Christmas.',
    avoid: 'For advertising, and for what concerns one page.',
    instead: { 'Feedback/Alert': 'is about one page' },
    notes: ['One notice at a time. Once closed it stays closed.'],
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof NotificationBar>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongTexts: Story = {
  render: belowEachOther(NotificationBar, {
    da: {
      label: 'Meddelelse',
      children: 'Juleleveringer: Bestil senest fredag den 18. december, så har du høreapparatbatterierne juleaften.',
    },
    sv: {
      label: 'Meddelande',
      children:
        'Julleveranser: Beställ senast fredagen den 18 december så har du hörapparatsbatterierna till julafton.',
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
