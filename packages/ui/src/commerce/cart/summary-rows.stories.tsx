import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../../testing/part-page.tsx'
import { SummaryRows } from './summary-rows.tsx'

const meta: Meta<typeof SummaryRows> = {
  title: 'Parts/Commerce/Summary rows',
  component: SummaryRows,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    rows: [
      { key: 'sub', label: 'Goods', amount: '£13.80' },
      { key: 'code', label: 'Discount: NOVEMBER', amount: '−£1.00', kind: 'saving' },
      { key: 'ship', label: 'Delivery', amount: 'Free' },
      { key: 'all', label: 'Total', amount: '£12.80', kind: 'total' },
      { key: 'vat', label: 'of which VAT', amount: '£2.13', kind: 'note' },
    ],
  },
  argTypes: { rows: { control: 'object' } },
  parameters: partPage({
    use: 'For the amounts of a cart or an order, with the total below a line.',
    avoid: 'While the amounts may still change on this page.',
    instead: { 'Commerce/Counted rows': 'shows that they are counted again' },
    notes: ['The gateway counts. The shop shows each amount as it was sent, and adds nothing.'],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof SummaryRows>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(SummaryRows, {
    'With all kinds': {},
    'A total alone': { rows: [{ key: 'all', label: 'Total', amount: '£12.80', kind: 'total' }] },
  }),
}

export const LongTexts: Story = {
  render: sideBySide(SummaryRows, {
    da: {
      rows: [
        { key: 'code', label: 'Rabatkode: EFTERÅRSKAMPAGNE-2026', amount: '−1.149,00 kr.', kind: 'saving' },
        { key: 'all', label: 'Ordretotal inklusive moms', amount: '11.149,00 kr.', kind: 'total' },
      ],
    },
    sv: {
      rows: [
        { key: 'code', label: 'Rabattkod: HÖSTKAMPANJ-2026', amount: '−1 149,00 kr', kind: 'saving' },
        { key: 'all', label: 'Ordersumma inklusive moms', amount: '11 149,00 kr', kind: 'total' },
      ],
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
