import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../../testing/part-page.tsx'
import { paymentMarks } from './payment-marks.ts'
import { PaymentMethods } from './payment-methods.tsx'

const marks = Object.values(paymentMarks).flatMap((mark) => (mark ? [{ name: mark.label, picture: mark.picture }] : []))

const meta: Meta<typeof PaymentMethods> = {
  title: 'Parts/Commerce/Payment methods',
  component: PaymentMethods,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'You can pay with', methods: marks },
  parameters: partPage({
    use: 'Below the cart’s sum and in the footer: how one can pay, before one asks.',
    avoid: 'For choosing how to pay.',
    instead: { 'Forms/Radio cards': 'chooses' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof PaymentMethods>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(PaymentMethods, {
    Marks: {},
    'A method without a mark': { label: 'Also possible', methods: [{ name: 'Bank transfer' }] },
  }),
}

export const LongTexts: Story = {
  render: sideBySide(PaymentMethods, {
    da: { label: 'Betalingsmetoder', methods: [...marks, { name: 'Faktura til kommunen (EAN)' }] },
    sv: { label: 'Betalningssätt', methods: [...marks, { name: 'Delbetalning eller faktura' }] },
  }),
}

export const LargeText: Story = largeText(LongTexts)
