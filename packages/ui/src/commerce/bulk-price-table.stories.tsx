import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { BulkPriceTable } from './bulk-price-table.tsx'

const meta: Meta<typeof BulkPriceTable> = {
  title: 'Parts/Commerce/Bulk price table',
  component: BulkPriceTable,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    caption: 'Buy more, pay less per pack',
    quantityTitle: 'Packs',
    priceTitle: 'Price per pack',
    savingTitle: 'You save',
    tiers: [
      { key: '1', quantity: '1 to 2', price: '£7.50' },
      { key: '3', quantity: '3 to 5', price: '£6.90', saving: '8 %' },
      { key: '6', quantity: '6 or more', price: '£6.25', saving: '17 %' },
    ],
    current: { key: '3', label: 'Your price now' },
  },
  parameters: partPage({
    use: 'On a product’s page, where a larger quantity costs less per piece. The row that applies is marked.',
    avoid: 'For one price.',
    instead: { 'Commerce/Price': 'is one price' },
    notes: ['It stands below the button that adds. Above it, it pushed the button of a phone almost two screens down.'],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof BulkPriceTable>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(BulkPriceTable, {
    'With a marked row': {},
    'With the price of one battery': {
      tiers: [
        { key: '1', quantity: '1 to 2', price: '£7.50', perUnit: '£1.25 per battery' },
        { key: '3', quantity: '3 or more', price: '£6.90', perUnit: '£1.15 per battery', saving: '8 %' },
      ],
    },
    'Nothing marked, no savings': {
      current: undefined,
      tiers: [
        { key: '1', quantity: '1 to 2', price: '£7.50' },
        { key: '3', quantity: '3 or more', price: '£6.90' },
      ],
    },
  }),
}

export const LongTexts: Story = {
  render: sideBySide(BulkPriceTable, {
    da: {
      caption: 'Køb flere, og betal mindre pr. pakke',
      quantityTitle: 'Antal pakker',
      priceTitle: 'Pris pr. pakke',
      savingTitle: 'Du sparer',
      tiers: [{ key: '3', quantity: '100 eller flere', price: '1.149,00 kr.', saving: '17 %' }],
      current: { key: '3', label: 'Din nuværende pris' },
    },
    sv: {
      caption: 'Köp fler och betala mindre per förpackning',
      quantityTitle: 'Förpackningar',
      priceTitle: 'Styckpris',
      savingTitle: 'Du sparar',
      tiers: [{ key: '3', quantity: '100 eller fler', price: '1 149,00 kr', saving: '17 %' }],
      current: { key: '3', label: 'Ditt nuvarande pris' },
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
