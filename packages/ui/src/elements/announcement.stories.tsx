import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { Announcement } from './announcement.tsx'

const meta: Meta<typeof Announcement> = {
  title: 'Parts/Feedback/Announcement',
  component: Announcement,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: '8 products', visuallyHidden: false },
  parameters: partPage({
    use: 'For a text that changes while the page is open: the number of hits, a finished upload. Screen readers say it.',
    avoid: 'For errors, which must interrupt, and for texts that change all the time.',
    instead: { 'Feedback/Alert': 'interrupts with an error' },
    notes: [
      'Place the empty announcement first and change its text: a region that arrives with its text stays silent.',
    ],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Announcement>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Announcement, { Shown: {}, 'For screen readers only': { visuallyHidden: true } }),
}

export const LongTexts: Story = {
  render: sideBySide(Announcement, {
    da: { children: 'Vi har fundet 128 høreapparatprodukter' },
    sv: { children: 'Vi har hittat 128 hörapparatstillbehör' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
