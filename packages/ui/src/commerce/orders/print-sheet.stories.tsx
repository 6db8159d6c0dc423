import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table } from '../../content/table.tsx'
import { Lines } from '../../content/lines.tsx'
import { Button } from '../../elements/button.tsx'
import { framed, partPage, tabsThrough } from '../../testing/part-page.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { SummaryRows } from '../cart/summary-rows.tsx'

const blocks = (...titles: string[]) =>
  titles.map((title) => ({ key: title, title, text: <Lines lines={['Gunnel Åkerström', 'Björkvägen 7']} /> }))

const goods = (caption: string, sum: string, name: string) => (
  <Table
    caption={caption}
    columns={[
      { key: 'name', title: caption },
      { key: 'sum', title: sum, numeric: true },
    ]}
    rows={[{ key: '1', cells: { name, sum: '170,00 kr' } }]}
  />
)

const meta: Meta<typeof PrintSheet> = {
  title: 'Parts/Commerce/Print sheet',
  component: PrintSheet,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: 'Order SE-87 660',
    date: '2 October 2026',
    logo: 'Hearby',
    blocks: blocks('Delivery to', 'Billed to', 'Delivery and payment'),
    totals: <SummaryRows rows={[{ key: 'all', label: 'Total', amount: '457,00 kr', kind: 'total' }]} />,
    foot: 'Questions? Call 0770-12 34 56 or write to us. Keep this page as your receipt.',
    children: goods('Goods', 'Sum', 'Batteries, 6-pack, size 312'),
  },
  parameters: {
    ...partPage({
      use: 'For an order on paper: A4, black on white, 12 points.',
      avoid: 'On screen.',
      instead: { 'Content/Definitions': 'shows the facts of an order' },
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
    docs: framed('48rem'),
  },
}
export default meta
type Story = StoryObj<typeof PrintSheet>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  args: { action: <Button icon="print">Print</Button> },
  play: tabsThrough,
}

export const LongTexts: Story = {
  args: {
    title: 'Bestillingsbekræftelse SE-87 660',
    blocks: blocks('Leveringsoplysninger', 'Faktureringsuppgifter', 'Leverings- og betalingsmetode'),
    children: goods('Produkter', 'Ordersumma', 'Uppladdningsbara hörapparatsbatterier med förvaringsbox'),
  },
}
