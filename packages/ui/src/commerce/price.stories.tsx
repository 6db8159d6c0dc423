import type { Meta, StoryObj } from '@storybook/react-vite'
import { BulkPriceTable } from './bulk-price-table.tsx'
import { Price } from './price.tsx'
import { priceLabels } from '../testing/story-fixtures.tsx'

const meta: Meta<typeof Price> = { title: 'Commerce/Price', component: Price, args: { price: '£7.50', ...priceLabels } }
export default meta
type Story = StoryObj<typeof Price>

export const Plain: Story = {}
export const OnOffer: Story = { args: { price: '369,00 kr.', was: '449,00 kr.' } }
export const LargeWithVat: Story = { args: { large: true, note: 'including VAT' } }
export const BuyMore: Story = {
  render: () => (
    <BulkPriceTable
      caption="Buy more, pay less per pack"
      quantityTitle="Packs"
      priceTitle="Price per pack"
      savingTitle="You save"
      tiers={[
        { key: '1', quantity: '1 to 2', price: '£7.50' },
        { key: '3', quantity: '3 to 5', price: '£6.90', saving: '8 %' },
        { key: '6', quantity: '6 or more', price: '£6.25', saving: '17 %' },
      ]}
      current={{ key: '3', label: 'Your price now' }}
    />
  ),
}
