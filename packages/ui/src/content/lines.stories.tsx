import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { Lines } from './lines.tsx'

const meta: Meta<typeof Lines> = {
  title: 'Parts/Content/Lines',
  component: Lines,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { lines: ['Inger Kjærgaard', 'Strandvejen 14', '2900 Hellerup'] },
  argTypes: { lines: { control: 'object', description: 'The texts, each on a line of its own.' } },
  parameters: partPage({
    use: 'For an address as on a parcel, where each line stands alone.',
    avoid: 'For sentences, and in the address book.',
    instead: { 'Content/Address card': 'has actions' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Lines>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Lines, { Several: {}, One: { lines: ['Inger Kjærgaard'] } }),
}

export const LongTexts: Story = {
  render: sideBySide(Lines, {
    da: { lines: ['Annegrethe Christoffersen-Bjerregaard', 'Gammel Kongevej 1234, 5. sal, dør 12'] },
    sv: { lines: ['Ann-Kristin Bergström-Lindqvist', 'Björkvägen 7, lägenhet 1102'] },
  }),
}

export const LargeText: Story = largeText(LongTexts)
