import type { Meta, StoryObj } from '@storybook/react-vite'
import { BulkTable } from './bulk-table.tsx'
import { Price } from './price.tsx'
import { priceWords } from './story-things.tsx'

const meta: Meta<typeof Price> = { title: 'Products/Price', component: Price, args: { price: '£7.50', ...priceWords } }
export default meta
type Story = StoryObj<typeof Price>

export const Plain: Story = {}
export const OnOffer: Story = { args: { price: '369,00 kr.', was: '449,00 kr.' } }
export const LargeWithVat: Story = { args: { large: true, note: 'including VAT' } }
export const BuyMore: Story = {
  render: () => (
    <BulkTable
      caption="Buy more, pay less per pack"
      quantityTitle="Packs"
      priceTitle="Price per pack"
      savingTitle="You save"
      steps={[
        { key: '1', quantity: '1 to 2', price: '£7.50' },
        { key: '3', quantity: '3 to 5', price: '£6.90', saving: '8 %' },
        { key: '6', quantity: '6 or more', price: '£6.25', saving: '17 %' },
      ]}
      current={{ key: '3', label: 'Your price now' }}
    />
  ),
}
