import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../elements/link.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { Table } from './table.tsx'

const columns = (no: string, date: string, sum: string, open: string) => [
  { key: 'no', title: no },
  { key: 'date', title: date, oneLine: true },
  { key: 'sum', title: sum, numeric: true },
  { key: 'open', title: open, fullWidth: true },
]

const rows = (date: string, sum: string, link: string) =>
  ['1001', '1002'].map((no) => ({
    key: no,
    cells: { no, date, sum, open: <Link href={`#${no}`}>{`${link} ${no}`}</Link> },
  }))

const meta: Meta<typeof Table> = {
  title: 'Parts/Content/Table',
  component: Table,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    caption: 'Your orders',
    columns: columns('Order', 'Date', 'Total', 'Details'),
    rows: rows('3 November 2026', '£30.00', 'Order'),
  },
  parameters: partPage({
    use: 'For things of one kind that are compared: orders, lines of an order. A phone shows each row as a card.',
    avoid: 'For the layout of a page, and for the facts of one thing.',
    instead: { 'Content/Definitions': 'is about one thing', 'Commerce/Bulk price table': 'shows bulk prices' },
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof Table>

export const Example: Story = {}

export const States: Story = { tags: ['!full-run'], play: tabsThrough }

export const LongTexts: Story = {
  render: belowEachOther(Table, {
    da: {
      caption: 'Dine bestillinger',
      columns: columns('Ordrenummer', 'Bestillingsdato', 'Ordretotal', 'Oplysninger'),
      rows: rows('onsdag den 25. november 2026', '11.149,00 kr.', 'Se bestillingsoplysninger for'),
    },
    sv: {
      caption: 'Dina beställningar',
      columns: columns('Ordernummer', 'Beställningsdatum', 'Ordersumma', 'Uppgifter'),
      rows: rows('onsdagen den 25 november 2026', '11 149,00 kr', 'Se orderuppgifterna för'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
