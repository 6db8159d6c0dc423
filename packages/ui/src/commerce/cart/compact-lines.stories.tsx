import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Panel } from '../../layout/panel.tsx'
import { largeText, partPage, sideBySide } from '../../testing/part-page.tsx'
import { storyPictures } from '../../testing/story-fixtures.tsx'
import { CompactLines } from './compact-lines.tsx'

const line = (name: string, details = 'Size 312 · 5 pieces', total = '£7.50') => ({
  key: name,
  name,
  details,
  total,
  picture: <img src={storyPictures.battery} alt="" />,
})
const lines = ['Batteries, pack of 6', 'Soft domes', 'TV adapter', 'Wax filters'].map((name) => line(name))

const meta: Meta<typeof CompactLines> = {
  title: 'Parts/Commerce/Compact lines',
  component: CompactLines,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Items', lines: lines.slice(0, 2), scrollable: false },
  decorators: [
    (Part) => (
      <Panel>
        <Part />
      </Panel>
    ),
  ],
  parameters: partPage({
    use: 'In summaries and in the small basket of the header: what is ordered, in few words.',
    avoid: 'Where quantities are changed.',
    instead: { 'Commerce/Line item': 'can be changed' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof CompactLines>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(CompactLines, {
    Normal: {},
    'Just added': { label: 'New items', lines: [{ ...line('Soft domes'), highlighted: true }, line('TV adapter')] },
    'Long, scrollable': { label: 'All items', lines, scrollable: true },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName('All items')
    // The rule between two lines begins below the picture and ends below the total.
    const [, second] = canvasElement.querySelectorAll('li')
    const { borderTopWidth, left } = getComputedStyle(second!, '::before')
    await expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0)
    await expect(left).toBe(getComputedStyle(second!).paddingLeft)
  },
}

export const LongTexts: Story = {
  render: sideBySide(CompactLines, {
    da: {
      label: 'Varer',
      lines: [line('Rengøringsservietter til høreapparater', 'Uden alkohol · 100 stk.', '11.149,00 kr.')],
    },
    sv: {
      label: 'Varor',
      lines: [line('Uppladdningsbara hörapparatsbatterier', 'Storlek 312 · 100 st', '11 149,00 kr')],
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
