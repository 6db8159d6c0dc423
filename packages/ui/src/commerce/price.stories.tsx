import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { priceLabels } from '../testing/story-fixtures.tsx'
import { Price } from './price.tsx'

const meta: Meta<typeof Price> = {
  title: 'Parts/Commerce/Price',
  component: Price,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { price: '£7.50', was: '', note: '', large: false, ...priceLabels },
  parameters: partPage({
    use: 'For every price of a product. During an offer the new price comes first, then the old one.',
    avoid: 'For sums of a cart and for tables of bulk prices.',
    instead: { 'Commerce/Summary rows': 'adds amounts up', 'Commerce/Bulk price table': 'shows prices by quantity' },
    notes: [
      'The price is formatted by the shop. This part never counts.',
      'An earlier price is the lowest of the last 30 days, as the law asks.',
      'Screen readers hear “Now” and “Was”, as a line through a number is silent.',
    ],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Price>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Price, {
    Plain: {},
    'On offer': { price: '£2.95', was: '£3.69' },
    'With a note': { note: 'From £6.25 when you buy 6' },
    Large: { large: true, note: 'including VAT' },
    'Large, on offer': { large: true, price: '369,00 kr.', was: '449,00 kr.' },
  }),
}

export const LongTexts: Story = {
  render: sideBySide(Price, {
    da: { price: '11.149,00 kr.', was: '12.449,00 kr.', note: 'Inklusive moms, eksklusive leveringsomkostninger' },
    sv: { price: '11 149,00 kr', was: '12 449,00 kr', note: 'Inklusive moms, exklusive leveranskostnader' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
