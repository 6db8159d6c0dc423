import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../../testing/part-page.tsx'
import { CountedRows } from './counted-rows.tsx'
import type { SummaryRow } from './summary-rows.tsx'

const rows = (subtotal: string, total: string, amount = '£1,166.00'): SummaryRow[] => [
  { key: 'subtotal', label: subtotal, amount },
  { key: 'total', label: total, amount, kind: 'total' },
]

const noted: SummaryRow[] = [
  ...rows('Subtotal', 'Total'),
  { key: 'vat', label: 'of which VAT', amount: '£194.33', kind: 'note' },
]
const COUNTING = 'We are updating your basket.'

const meta: Meta<typeof CountedRows> = {
  title: 'Parts/Commerce/Counted rows',
  component: CountedRows,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { rows: rows('Subtotal', 'Total'), counting: undefined },
  argTypes: { counting: { control: 'text' } },
  parameters: partPage({
    use: 'In cart and checkout, where the gateway counts again after each change. Old amounts are grey meanwhile.',
    avoid: 'For amounts that do not change any more.',
    instead: { 'Commerce/Summary rows': 'is for amounts that stay' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof CountedRows>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(CountedRows, {
    Current: {},
    'Being counted': { counting: COUNTING },
    'With a note': { rows: noted },
    'With a note, being counted': { rows: noted, counting: COUNTING },
  }),
}

export const LongTexts: Story = {
  render: sideBySide(CountedRows, {
    da: { rows: rows('Subtotal inklusive moms', 'Ordretotal', '11.149,00 kr.'), counting: 'Indkøbskurven opdateres.' },
    sv: { rows: rows('Delsumma inklusive moms', 'Ordersumma', '11 149,00 kr'), counting: 'Varukorgen uppdateras.' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
